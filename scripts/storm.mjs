import { build, install, main } from "./setup.mjs";
import { tool } from "./tool.mjs";

await main(async () => {
	await install();
	await build();
	return tool("scripts/storm/command.ts", process.argv.slice(2));
});
