// Everything that must hold, from format to journeys in the browser; with --fast all but the browser.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTestBrowser } from "./browser.mjs";
import { build, install, main, nodeBinary, projectFolder, toolEnvironment } from "./setup.mjs";
import { printFailures, readJourneyReport, readUnitReport } from "./test-report.mjs";

const fast = process.argv.includes("--fast");
const reports = mkdtempSync(join(tmpdir(), "vsz-reports-"));

/** Runs a tool with its output shown; answers whether it succeeded. */
function run(title, script, args, env = {}) {
	console.log(`\n── ${title}`);
	const child = spawn(nodeBinary(), [join(projectFolder, "node_modules", script), ...args], {
		cwd: projectFolder,
		env: toolEnvironment(env),
		stdio: "inherit",
	});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (code) => resolve(code === 0));
	});
}

const check = async () => [
	await run("Format, Regeln und Wände zwischen den Räumen", "@biomejs/biome/bin/biome", ["ci", "."]),
	await run("Typen", "typescript/bin/tsc", []),
];

await main(async () => {
	await install();
	const [browser, checks] = await Promise.all([fast ? null : findTestBrowser(), check(), build()]);
	const unitReport = join(reports, "unit.json");
	const unit = await run("Unit- und API-Tests", "vitest/vitest.mjs", [
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${unitReport}`,
	]);
	const results = [readUnitReport(unitReport)];
	let journeys = true;
	if (!fast) {
		const journeyReport = join(reports, "journeys.json");
		journeys = await run("Wege im Browser", "@playwright/test/cli.js", ["test"], {
			CHROMIUM_PATH: browser,
			PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
		});
		results.push(readJourneyReport(journeyReport));
	}
	rmSync(reports, { recursive: true, force: true });
	const failures = results.flatMap((result) => result.failures);
	printFailures(failures);
	const failedChecks = checks.filter((ok) => !ok).length;
	const passed = results.reduce((total, result) => total + result.passed, checks.length - failedChecks);
	console.log(`\n${passed} passed, ${failures.length + failedChecks} failed`);
	return failedChecks === 0 && unit && journeys ? 0 : 1;
});
