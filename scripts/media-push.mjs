import { main } from "./setup.mjs";
import { tool } from "./tool.mjs";

await main(() => tool("src/server/media/command.ts", process.argv.slice(2)));
