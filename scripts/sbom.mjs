// What the product is made of, as CycloneDX: read from the lock file, so it needs neither a network nor an installation.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { main, npmCommand, projectFolder, readJson } from "./setup.mjs";

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The project as if it had no developers. npm's `--omit=dev` would drop what tools and product share, such as React, so
 * the tools are taken out before npm looks.
 */
function writeProductOnly(folder) {
	const { devDependencies: _, ...product } = readJson(join(projectFolder, "package.json"));
	const lock = readJson(join(projectFolder, "package-lock.json"));
	const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
	const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
	write("package.json", product);
	write("package-lock.json", { ...lock, packages: { ...Object.fromEntries(packages), "": product } });
	return product;
}

function sbomOf(folder) {
	const [command, ...args] = npmCommand();
	const what = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
	return execFileSync(command, [...args, ...what, "--offline", "--loglevel=error"], {
		cwd: folder,
		encoding: "utf8",
		maxBuffer: MAX_BYTES,
	});
}

await main(async () => {
	const file = resolve(process.argv[2] ?? join(projectFolder, "build/sbom.json"));
	const folder = mkdtempSync(join(tmpdir(), "vsz-sbom-"));
	try {
		const { name } = writeProductOnly(folder);
		const document = JSON.parse(sbomOf(folder));
		// npm names the product by its folder.
		document.metadata.component.name = name;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, `${JSON.stringify(document, null, "\t")}\n`);
		console.log(`${document.components.length} Pakete stehen in ${file}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
