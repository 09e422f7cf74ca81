import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { findBackups, prune } from "./making.ts";
import { type Base, readManifest } from "./manifest.ts";

/** Segments of all lines of time are counted alike. */
const PLACE = /^[0-9A-F]{8}([0-9A-F]{16})(\.|$)/;
const placeOf = (name: string): string | undefined => PLACE.exec(name)?.[1];

async function keptBases(folder: string): Promise<Base[]> {
	const bases: Base[] = [];
	for (const name of await findBackups(folder)) {
		const { base } = await readManifest(join(folder, name));
		if (base) bases.push(base);
	}
	return bases;
}

async function removeBefore(archive: string, oldest: string): Promise<void> {
	for (const name of await readdir(archive)) {
		const place = placeOf(name);
		if (place !== undefined && place < oldest) await rm(join(archive, name));
	}
}

/** What lies in the archive before the oldest copy that is kept leads nowhere; nor does that of a cluster without one. */
export async function tidyArchive(folder: string, walFolder: string): Promise<void> {
	const bases = await keptBases(folder);
	for (const system of await readdir(walFolder).catch(() => [])) {
		const firsts = bases.filter((base) => base.system === system).map(({ first_wal }) => placeOf(first_wal) ?? "");
		const [oldest] = firsts.sort();
		if (oldest === undefined) await rm(join(walFolder, system), { recursive: true, force: true });
		else await removeBefore(join(walFolder, system), oldest);
	}
}

/** The newest copies stay, and of the archive what leads on from them. */
export async function tidy(folder: string, keep: number, walFolder: string | null): Promise<void> {
	await prune(folder, keep);
	if (walFolder) await tidyArchive(folder, walFolder);
}
