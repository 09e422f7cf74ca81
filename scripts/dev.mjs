import { serve } from "./serve.mjs";
import { install, main } from "./setup.mjs";

await main(async () => {
	await install();
	return serve({
		nodeOptions: ["--watch", "--watch-preserve-output", "--watch-path=src/server", "--watch-path=src/contract"],
		args: ["--dev", ...process.argv.slice(2)],
	});
});
