import { withProduct } from "./product.mjs";
import { main } from "./setup.mjs";
import { tool } from "./tool.mjs";

await main(() =>
	withProduct(
		({ base, dataDir }) =>
			tool("scripts/storm/command.ts", ["--url", base, "--data", dataDir, ...process.argv.slice(2)]),
		// Everybody comes from an address of their own, as in life; the command plays the proxy that says so.
		{ TRUST_PROXY: "1" },
	),
);
