import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./explain.ts";

/** With the embedded database, one process owns the data folder. A killed one leaves a note that no longer counts. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
	const file = join(dataDir, "vsz.pid");
	await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
		throw new StartError(`DATA_DIR muss ein Ordner sein, in den die Anwendung schreiben darf: ${error.message}`);
	});
	const owner = Number(await readFile(file, "utf8").catch(() => ""));
	if (owner && owner !== process.pid && (await isVsz(owner))) {
		throw new StartError(
			`DATA_DIR ${dataDir} wird schon von Prozess ${owner} benutzt: Halte ihn an oder wähle einen anderen Ordner.`,
		);
	}
	await writeFile(file, String(process.pid));
	return () => rm(file, { force: true });
}

/** Process ids come round again, so a living process only counts if it is this application. */
async function isVsz(pid: number): Promise<boolean> {
	const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
	return command.includes("server/main.ts");
}
