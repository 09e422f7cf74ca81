import { missingEngines } from "./engines.ts";

export default function setup() {
	const missing = missingEngines();
	if (missing.length > 0) console.log(`Hier fehlt und wird nicht geprüft: ${missing.join(", ")}.`);
}
