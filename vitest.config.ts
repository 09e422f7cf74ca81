import { defineConfig } from "vitest/config";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { icons } from "./scripts/icons.ts";

export default defineConfig({
	plugins: [endpointTable(), icons()],
	test: {
		include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/contract/**/*.test.ts", "tests/process/**/*.test.ts"],
		globalSetup: ["tests/support/global-setup.ts"],
		setupFiles: ["tests/support/fail-on-console-error.ts"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
