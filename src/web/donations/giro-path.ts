/** Bank apps need this many light modules around the code. */
export const QUIET_ZONE = 4;

/** The dark modules of a QR code as the path of an SVG: one rectangle for each run of dark modules in a row. */
export const giroPath = (rows: readonly string[]): string =>
	rows
		.flatMap((row, y) =>
			Array.from(
				row.matchAll(/1+/g),
				({ 0: run, index }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${run.length}v1h-${run.length}z`,
			),
		)
		.join("");
