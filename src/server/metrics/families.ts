/** One figure of a family, as Prometheus reads it. */
interface Value {
	labels: Readonly<Record<string, string>>;
	value: number;
	/** Of the parts of a histogram. */
	suffix?: "_bucket" | "_sum" | "_count";
}

export interface Family {
	name: string;
	help: string;
	type: "counter" | "gauge" | "histogram";
	values: Value[];
}

export const counter = (name: string, help: string, values: Value[]): Family => ({
	name,
	help,
	type: "counter",
	values,
});
export const gauge = (name: string, help: string, values: Value[]): Family => ({ name, help, type: "gauge", values });
/** The only one of its kind. */
export const one = (value: number): Value[] => [{ labels: {}, value }];

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

const labelsOf = (labels: Value["labels"]): string => {
	const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
	return parts.length === 0 ? "" : `{${parts.join(",")}}`;
};

const linesOf = ({ name, help, type, values }: Family): string[] => [
	`# HELP ${name} ${help}`,
	`# TYPE ${name} ${type}`,
	...values.map(({ labels, value, suffix = "" }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
];

/** The text form of Prometheus, version 0.0.4. */
export const textOf = (families: readonly Family[]): string => `${families.flatMap(linesOf).join("\n")}\n`;

/** What several processes tell of themselves as one: each value says whose it is. */
export function ofProcesses(told: ReadonlyMap<string, readonly Family[]>): Family[] {
	const all = new Map<string, Family>();
	for (const [process, families] of told) {
		for (const family of families) {
			const known = all.get(family.name) ?? { ...family, values: [] };
			all.set(family.name, known);
			known.values.push(...family.values.map((value) => ({ ...value, labels: { ...value.labels, process } })));
		}
	}
	return [...all.values()];
}
