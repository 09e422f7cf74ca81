const MINUTES = { Stunde: 60, Minute: 1 } as const;

/** Minutes of 'ca. 1,5 Stunden' or '2 Stunden 30 Minuten'; null where the words say something else. */
export function durationMinutes(duration: string): number | null {
	let minutes = 0;
	for (const [, amount = "", unit] of duration.matchAll(/(\d+(?:,\d+)?)\s*(Stunde|Minute)/g)) {
		minutes += Number(amount.replace(",", ".")) * MINUTES[unit as keyof typeof MINUTES];
	}
	return minutes > 0 ? Math.round(minutes) : null;
}
