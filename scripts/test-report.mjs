// What the two test runners noted, so that the last lines of a run name each failure and its cause.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "./setup.mjs";

const CAUSE_LINES = 12;

function read(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return null;
	}
}

const missing = (title) => ({ passed: 0, failures: [{ name: title, cause: "endete ohne Bericht" }] });

const failure = (name, messages) => ({
	name,
	cause: stripVTControlCharacters(messages.join("\n")).split("\n").slice(0, CAUSE_LINES).join("\n"),
});

export function readUnitReport(path) {
	const report = read(path);
	if (!report) return missing("Unit- und API-Tests");
	const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = relative(projectFolder, name);
		const failed = assertionResults.filter((result) => result.status === "failed");
		if (status === "failed" && failed.length === 0) return [failure(file, [message])];
		return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages));
	});
	return { passed: report.numPassedTests, failures };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

export function readJourneyReport(path) {
	const report = read(path);
	if (!report) return missing("Wege im Browser");
	const failures = specsOf(report).flatMap((spec) =>
		spec.tests
			.filter(({ status }) => status === "unexpected")
			.map(({ projectName, results }) =>
				failure(
					`${spec.file}:${spec.line} › ${spec.title} (${projectName})`,
					results.flatMap(({ errors }) => errors.map(({ message }) => message)),
				),
			),
	);
	const outside = report.errors.map(({ message }) => failure("Wege im Browser", [message]));
	return { passed: report.stats.expected, failures: [...failures, ...outside] };
}

export function printFailures(failures) {
	if (failures.length === 0) return;
	console.log("\n── Was scheiterte");
	for (const { name, cause } of failures) console.log(`\n✗ ${name}\n${cause.replace(/^/gm, "    ")}`);
}
