import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { install, nodeBinary, projectFolder } from "./setup.mjs";

/** Runs one of the server's own programs, where whoever called it stands. */
export async function tool(path, args) {
	await install();
	const program = spawn(nodeBinary(), [join(projectFolder, path), ...args], { stdio: "inherit" });
	const [code] = await once(program, "exit");
	return code ?? 1;
}
