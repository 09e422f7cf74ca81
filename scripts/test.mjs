// Everything that must hold, from format to journeys in the browser; with --fast all but the browser.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTestBrowser } from "./browser.mjs";
import { build, install, main, nodeBinary, projectFolder, toolEnvironment } from "./setup.mjs";

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

function readReport(name) {
	try {
		return JSON.parse(readFileSync(join(reports, name), "utf8"));
	} catch {
		return null;
	}
}

const unitCounts = () => {
	const report = readReport("unit.json");
	return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : { passed: 0, failed: 1 };
};

const journeyCounts = () => {
	const stats = readReport("journeys.json")?.stats;
	return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : { passed: 0, failed: 1 };
};

await main(async () => {
	await install();
	const checks = [
		await run("Format, Regeln und Wände zwischen den Räumen", "@biomejs/biome/bin/biome", ["ci", "."]),
		await run("Typen", "typescript/bin/tsc", []),
	];
	await build();
	const unit = await run("Unit- und API-Tests", "vitest/vitest.mjs", [
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${join(reports, "unit.json")}`,
	]);
	const counts = [unitCounts()];
	let journeys = true;
	if (!fast) {
		const browser = await findTestBrowser();
		journeys = await run("Wege im Browser", "@playwright/test/cli.js", ["test"], {
			CHROMIUM_PATH: browser,
			PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "journeys.json"),
		});
		counts.push(journeyCounts());
	}
	rmSync(reports, { recursive: true, force: true });
	const failedChecks = checks.filter((ok) => !ok).length;
	const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
	console.log(`\n${sum("passed") + checks.length - failedChecks} passed, ${sum("failed") + failedChecks} failed`);
	return failedChecks === 0 && unit && journeys ? 0 : 1;
});
