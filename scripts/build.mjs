import { build, install, main } from "./setup.mjs";

await main(async () => {
	await install();
	await build();
});
