import type { SpanFilter } from "./filters.ts";

/** So many days until today, or from one day to another. */
export const spanFilter = (label = "Zeitraum"): SpanFilter => ({
	kind: "span",
	label,
	days: [
		{ value: "1", label: "heute" },
		{ value: "7", label: "letzte 7 Tage" },
		{ value: "30", label: "letzte 30 Tage" },
		{ value: "90", label: "letzte 90 Tage" },
		{ value: "365", label: "letzte 12 Monate" },
	],
});
