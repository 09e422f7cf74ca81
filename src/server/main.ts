import { readConfig } from "./config.ts";
import { explain } from "./start/explain.ts";
import { run } from "./start/run.ts";

try {
	const env = process.argv.includes("--empty") ? { ...process.env, DEMO: "off" } : process.env;
	await run(readConfig(env), { dev: process.argv.includes("--dev") });
} catch (error) {
	console.error(explain(error));
	process.exit(1);
}
