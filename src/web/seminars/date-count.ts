/** The API counts no further than a thousand beyond a page. */
const COUNTED = 1_000;

/** '1 Termin', '7 Termine', 'über 1.000 Termine' */
export function dateCount(count: number): string {
	if (count > COUNTED) return "über 1.000 Termine";
	return count === 1 ? "1 Termin" : `${count} Termine`;
}
