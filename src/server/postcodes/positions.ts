import { readFileSync } from "node:fs";
import type { Position } from "./rules.ts";

const FILE = new URL("./germany.txt", import.meta.url);

function read(): Map<string, Position> {
	const lines = readFileSync(FILE, "utf8").trimEnd().split("\n");
	return new Map(
		lines.map((line) => {
			const [postcode = "", latitude, longitude] = line.split(" ");
			return [postcode, { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }];
		}),
	);
}

let positions: Map<string, Position> | undefined;

/** Where a German postcode lies, to about a kilometre. Read when it is first asked for. */
export function positionOf(postcode: string): Position | undefined {
	positions ??= read();
	return positions.get(postcode);
}
