import { serve } from "./serve.mjs";
import { build, install, main } from "./setup.mjs";

await main(async () => {
	console.log("VSZ startet …");
	await install();
	await build();
	return serve({ args: process.argv.slice(2), env: { NODE_ENV: "production" } });
});
