/** What an amount makes possible; the same amounts can be picked in the form. */
export const EXAMPLES = [
	{ euro: 15, use: "ein neues Bilderbuch für den Vorlesekoffer" },
	{ euro: 40, use: "ein Seminarplatz für eine Ehrenamtliche" },
	{ euro: 120, use: "ein Nachmittag Beratung für einen kleinen Verein" },
] as const;

/** The largest example that an amount reaches. */
export const exampleFor = (euro: number) => EXAMPLES.findLast((example) => example.euro <= euro);
