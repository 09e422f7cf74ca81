import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, quietly, toolEnvironment } from "./setup.mjs";

/** A tool that is no dependency, being large and needed now and then: installed once, aside. Answers where its file lies. */
export async function foreignTool(name, version, file) {
	const folder = join(projectFolder, ".cache", `${name}-${version}`);
	const path = join(folder, "node_modules", name, file);
	const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", `${name}@${version}`];
	if (!existsSync(path)) await quietly(`${name} installiert`, "npm", args, { env: toolEnvironment() });
	return path;
}
