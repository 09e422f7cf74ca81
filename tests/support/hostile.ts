import fc from "fast-check";

/** What attackers, broken programs and hurried fingers send. */
const HOSTILE_TEXTS = [
	"",
	" ",
	"\u0000",
	"a\u0000b",
	"\ud800",
	"\u202etxt.exe",
	"🪑🎉",
	"' or 1=1 --",
	"'; drop table members; --",
	"%",
	"%00",
	"%2e%2e%2f",
	"../../../etc/passwd",
	"<script>alert(1)</script>",
	"{{7*7}}",
	"$" + "{7*7}",
	"Zeile\r\nBcc: opfer@vsz.example",
	"a@b",
	"a@b.c\r\nX: y",
	"__proto__",
	"constructor",
	"null",
	"undefined",
	"NaN",
	"-1",
	"0",
	"1e309",
	"2147483648",
	"9007199254740993",
	"١٢٣",
	"31.2.2026",
	"0".repeat(300),
	"x".repeat(5_000),
	"ä".repeat(255),
];

const HOSTILE_VALUES: unknown[] = [
	null,
	true,
	false,
	0,
	-1,
	1.5,
	11,
	2 ** 31,
	2 ** 53,
	-1e308,
	[],
	{},
	[[]],
	[null],
	{ toString: 1 },
	{ length: 3 },
	{ $ne: null },
];

export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 60 }));
export const hostileValue = fc.oneof(
	{ weight: 3, arbitrary: hostileText },
	{ weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Once in so many times. */
export const sometimes = <T>(times: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
	fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

interface JsonSchema {
	type?: string;
	enum?: unknown[];
	const?: unknown;
	properties?: Record<string, JsonSchema>;
	items?: JsonSchema;
	anyOf?: JsonSchema[];
}

export type Plausible = Record<string, readonly unknown[]>;

/** Mostly something that gets past the first check, often enough something that should not. */
export function valueFor(name: string, schema: JsonSchema, plausible: Plausible): fc.Arbitrary<unknown> {
	const known = plausible[name];
	const good = known ? fc.constantFrom(...known) : byType(name, schema, plausible);
	return fc.oneof({ weight: 15, arbitrary: good }, { weight: 1, arbitrary: hostileValue });
}

function byType(name: string, schema: JsonSchema, plausible: Plausible): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => byType(name, one, plausible)));
	if (schema.properties) return bodyFor(schema, plausible);
	if (schema.items) return fc.array(valueFor(name, schema.items, plausible), { maxLength: 4 });
	if (schema.type === "boolean") return fc.boolean();
	if (schema.type === "integer" || schema.type === "number") return fc.integer({ min: 0, max: 12 });
	return fc.oneof(fc.string({ maxLength: 20 }), hostileText);
}

/** An object as the schema describes it, now and then without a field or with one too many. */
export const bodyFor = ({ properties = {} }: JsonSchema, plausible: Plausible): fc.Arbitrary<unknown> => {
	const fields = Object.fromEntries(
		Object.entries(properties).map(([name, schema]) => [
			name,
			fc.option(valueFor(name, schema, plausible), { nil: undefined, freq: 15 }),
		]),
	);
	return fc.record({ ...fields, unknown_field: sometimes(10, hostileValue) });
};
