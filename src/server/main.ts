import { readConfig } from "./config.ts";
import { explain } from "./start/explain.ts";
import { run } from "./start/run.ts";

try {
	await run(readConfig(process.env), { dev: process.argv.includes("--dev") });
} catch (error) {
	console.error(explain(error));
	process.exit(1);
}
