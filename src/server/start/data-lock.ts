import { renameSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./explain.ts";

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/** Collected as garbage it would be let go. */
const held = new Set<DatabaseSync>();

/**
 * A lock that the system holds for this process and drops when the process ends, however it ends: nothing can be left
 * behind that would have to be judged. Node has no call for such locks except through SQLite.
 */
function lockFile(path: string): DatabaseSync | null {
	const lock = new DatabaseSync(path);
	try {
		lock.exec("begin exclusive");
		held.add(lock);
		return lock;
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
		throw error;
	}
}

/** In one step: whoever reads it meanwhile finds a whole number. */
function noteOwner(note: string): void {
	writeFileSync(`${note}.new`, String(process.pid));
	renameSync(`${note}.new`, note);
}

const unusable = ({ message }: Error) =>
	new StartError(`DATA_DIR muss ein Ordner sein, in den die Anwendung schreiben darf: ${message}`);

/** With the embedded database, one process owns the data folder. `vsz.pid` tells people which one. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
	const note = join(dataDir, "vsz.pid");
	await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
		throw unusable(error);
	});
	let lock: DatabaseSync | null;
	try {
		lock = lockFile(join(dataDir, "vsz.lock"));
	} catch (error) {
		throw unusable(error as Error);
	}
	if (!lock) {
		const owner = await readFile(note, "utf8").catch(() => "?");
		throw new StartError(
			`DATA_DIR ${dataDir} wird schon von Prozess ${owner} benutzt: Halte ihn an oder wähle einen anderen Ordner.`,
		);
	}
	noteOwner(note);
	return async () => {
		await rm(note, { force: true });
		held.delete(lock);
		lock.close();
	};
}
