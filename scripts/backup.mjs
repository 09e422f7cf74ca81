import { main } from "./setup.mjs";
import { tool } from "./tool.mjs";

await main(() => tool("src/server/backups/command.ts", ["backup", ...process.argv.slice(2)]));
