import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { icons } from "./scripts/icons.ts";

const ALL = ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/contract/**/*.test.ts", "tests/process/**/*.test.ts"];
/** What a test puts in a module's place stays there for those that follow in the same worker. */
const replacesModules = (file: string) => readFileSync(file, "utf8").includes("vi.mock(");
const APART = globSync(ALL).filter(replacesModules);

export default defineConfig({
	plugins: [endpointTable(), icons()],
	resolve: { alias: { "@node-rs/argon2": join(import.meta.dirname, "tests/support/quick-argon2.ts") } },
	test: {
		globalSetup: ["tests/support/global-setup.ts"],
		maxWorkers: 2,
		projects: [
			{ extends: true, test: { name: "together", include: ALL, exclude: APART, isolate: false } },
			{ extends: true, test: { name: "apart", include: APART } },
		],
		setupFiles: ["tests/support/fail-on-console-error.ts"],
		testTimeout: 20_000,
		hookTimeout: 60_000,
	},
});
