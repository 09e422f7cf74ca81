/**
 * Makes `src/server/postcodes/germany.txt` out of GeoNames' German postcodes (see the notice beside it):
 * `node scripts/postcodes.mjs zipcodes.de.csv`. One line for each postcode: where its places lie, in hundredths of a degree.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** Of towns and villages; those of single companies and post boxes number their state and may lie anywhere. */
const ROW = /^DE,(\d{5}),.*,[A-Z]{2},.*,(-?[\d.]+),(-?[\d.]+)$/;

/** @param {number[]} values */
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const [, , source = ""] = process.argv;
const rows = readFileSync(source, "utf8")
	.split(/\r?\n/)
	.flatMap((line) => {
		const [, postcode = "", latitude, longitude] = ROW.exec(line) ?? [];
		return postcode ? [{ postcode, latitude: Number(latitude), longitude: Number(longitude) }] : [];
	});
const hundredths = (/** @type {number[]} */ degrees) => Math.round(median(degrees) * 100);
const lines = [...Map.groupBy(rows, ({ postcode }) => postcode)].map(
	([postcode, places]) =>
		`${postcode} ${hundredths(places.map((place) => place.latitude))} ${hundredths(places.map((place) => place.longitude))}`,
);
writeFileSync("src/server/postcodes/germany.txt", `${lines.sort().join("\n")}\n`);
