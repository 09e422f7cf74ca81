import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

interface Bom {
	bomFormat: string;
	specVersion: string;
	metadata: { component: { name: string; version: string } };
	components: { name: string; version: string; purl: string; hashes: { alg: string }[] }[];
}

interface Lock {
	packages: Record<string, { version: string; dev?: boolean }>;
}

test("npm run sbom writes what the product is made of, each package with its hash, and no tool of the developers", () => {
	const folder = mkdtempSync(join(tmpdir(), "vsz-sbom-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, "sbom.json");
	execFileSync(process.execPath, ["scripts/sbom.mjs", file], { stdio: "pipe" });
	const { bomFormat, specVersion, metadata, components } = JSON.parse(readFileSync(file, "utf8")) as Bom;
	const own = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
	expect([bomFormat, specVersion]).toEqual(["CycloneDX", expect.stringMatching(/^1\.\d$/)]);
	expect(metadata.component).toMatchObject({ name: own.name, version: own.version });
	const named = new Map(components.map(({ name, version }) => [name, version]));
	for (const [name, version] of Object.entries({ ...own.dependencies, ...own.optionalDependencies }))
		expect([name, named.get(name)]).toEqual([name, version]);
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
	const locked = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
	const idOf = ([path, { version }]: (typeof locked)[number]) => `${path.split("node_modules/").at(-1)}@${version}`;
	const listed = components.map(({ name, version }) => `${name}@${version}`);
	expect(new Set(listed)).toEqual(new Set(locked.map(idOf)));
	for (const { purl, hashes } of components) expect([purl, hashes[0]?.alg]).toEqual([purl, "SHA-512"]);
}, 60_000);
