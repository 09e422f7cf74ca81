import type { ReportChart, ReportRow, ReportUnit } from "#contract/office/reports.ts";

const WIDTH = 480;
const HEIGHT = 210;
const LEFT = 46;
const TOP = 22;
const FLOOR = 188;
const LINES = 4;
const ROUNDED = 4;
/** More of them would run into each other. */
const MOST_TICKS = 12;
/** How much of its place a pair of bars fills. */
const FILLED = 0.7;
const GAP = 3;

const at = (value: number): string => value.toFixed(1);

/** The next number that people like to see at an axis. */
export function niceTop(most: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
	const nice = [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= most) ?? 10;
	return Math.max(LINES, nice * power);
}

const german = (value: number): string => String(Math.round(value * 10) / 10).replace(".", ",");

function scaleWords(value: number, unit: ReportUnit): string {
	if (unit === "percent") return `${german(value)} %`;
	const plain = unit === "money" ? value / 100 : value;
	return plain >= 1000 ? `${german(plain / 1000)}k` : german(plain);
}

/** "Nov" of "November 2026", "24." of "24.11.2026". */
const tickWords = (name: string): string => name.slice(0, 3);

function bar(x: number, width: number, height: number): string {
	const round = Math.min(ROUNDED, width / 2, height);
	const flat = width - 2 * round;
	return `M${at(x)} ${FLOOR}v${at(round - height)}q0 ${at(-round)} ${at(round)} ${at(-round)}h${at(flat)}q${at(round)} 0 ${at(round)} ${at(round)}v${at(height - round)}z`;
}

/** The first column of both periods on one scale from zero: shares as lines, sums as bars. */
export function chartOf(label: string, unit: ReportUnit, rows: readonly ReportRow[]): ReportChart {
	const [now, before] = [rows.map((row) => row.now[0] ?? 0), rows.map((row) => row.before[0] ?? 0)];
	const top = niceTop(Math.max(...now, ...before, 0));
	const place = (WIDTH - LEFT) / Math.max(1, rows.length);
	const heightOf = (value: number) => (Math.max(0, value) / top) * (FLOOR - TOP);
	const middle = (index: number) => LEFT + (index + 0.5) * place;
	const line = (values: number[]) =>
		values.map((value, index) => `${index ? "L" : "M"}${at(middle(index))} ${at(FLOOR - heightOf(value))}`).join("");
	const width = Math.max(1, (place * FILLED - GAP) / 2);
	const bars = (values: number[], look: "b1" | "b2", shift: number) =>
		values.flatMap((value, index) =>
			value > 0 ? [{ look, d: bar(middle(index) + shift, width, heightOf(value)) }] : [],
		);
	const area = `${line(now)}L${at(middle(rows.length - 1))} ${FLOOR}L${at(middle(0))} ${FLOOR}z`;
	const every = Math.ceil(rows.length / MOST_TICKS);
	return {
		label,
		width: WIDTH,
		height: HEIGHT,
		left: LEFT,
		grid: Array.from({ length: LINES + 1 }, (_, index) => ({
			y: FLOOR - (index / LINES) * (FLOOR - TOP),
			text: scaleWords((index / LINES) * top, unit),
		})),
		ticks: rows.flatMap(({ name }, index) =>
			index % every === 0 ? [{ x: middle(index), text: tickWords(name) }] : [],
		),
		paths:
			unit === "percent"
				? [
						{ look: "l2", d: line(before) },
						{ look: "a1", d: area },
						{ look: "l1", d: line(now) },
					]
				: [...bars(before, "b2", -width - GAP / 2), ...bars(now, "b1", GAP / 2)],
	};
}
