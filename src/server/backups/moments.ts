import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { MINUTE_MS } from "#contract/constants.ts";
import { archiveOf } from "#server/db/embedded/archive.ts";
import { momentText } from "#server/outbox/moments.ts";
import { findBackups } from "./making.ts";
import { BackupError, type Base, readManifest } from "./manifest.ts";

/** A copy with files of the cluster, and up to when its archive leads from there. */
export interface Beginning {
	/** The copy's own folder. */
	folder: string;
	archive: string;
	from: Date;
	until: Date;
}

const SEGMENT = /^[0-9A-F]{24}\.gz$/;
const HISTORY = /^[0-9A-F]{8}\.history\.gz$/;

/** Everything that was written before this moment lies in the archive: a file keeps the time at which it was full. */
async function reachOf(archive: string, names: readonly string[]): Promise<Date | null> {
	const newest = names.filter((name) => SEGMENT.test(name)).at(-1);
	return newest ? (await stat(join(archive, newest))).mtime : null;
}

const placeOf = (lsn: string): bigint => {
	const [high = "0", low = "0"] = lsn.split("/");
	return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** After a way back a new line of time begins; what came later on the old one leads nowhere any more. */
async function timelinesOf(archive: string, names: readonly string[]): Promise<(base: Base) => boolean> {
	const newest = names
		.filter((name) => HISTORY.test(name))
		.sort()
		.at(-1);
	if (!newest) return () => true;
	const text = gunzipSync(await readFile(join(archive, newest))).toString("utf8");
	const lines = text.split("\n").map((line) => line.trim().split(/\s+/));
	const left = new Map(lines.map(([timeline = "", lsn = "0/0"]) => [Number(timeline), placeOf(lsn)]));
	const current = Number.parseInt(newest.slice(0, 8), 16);
	return ({ timeline, whole_at_lsn }) => {
		const end = left.get(timeline);
		return timeline >= current || (end !== undefined && placeOf(whole_at_lsn) <= end);
	};
}

interface Archive {
	folder: string;
	until: Date | null;
	leadsOn: (base: Base) => boolean;
}

async function lookInto(folder: string): Promise<Archive> {
	const names = (await readdir(folder).catch(() => [])).sort();
	return { folder, until: await reachOf(folder, names), leadsOn: await timelinesOf(folder, names) };
}

/** The oldest first. */
export async function findBeginnings(folder: string, walFolder: string): Promise<Beginning[]> {
	const archives = new Map<string, Archive>();
	const found: Beginning[] = [];
	for (const name of await findBackups(folder)) {
		const own = join(folder, name);
		const base = (await readManifest(own).catch(() => null))?.base;
		if (!base) continue;
		const archive = archives.get(base.system) ?? (await lookInto(archiveOf(walFolder, base.system)));
		archives.set(base.system, archive);
		const { until, leadsOn } = archive;
		if (until && leadsOn(base))
			found.push({ folder: own, archive: archive.folder, from: new Date(base.whole_at), until });
	}
	return found;
}

/** The copy from which the way to this moment is shortest. */
export function beginningFor(beginnings: readonly Beginning[], at: Date): Beginning {
	const [first] = beginnings;
	const last = beginnings.at(-1);
	if (!first || !last)
		throw new BackupError("Zu keinem Moment führt ein Weg zurück: In diesem Ordner liegt keine Sicherung mit Archiv.");
	const from = new Date(Math.ceil(first.from.getTime() / MINUTE_MS) * MINUTE_MS);
	const reach = `Möglich ist jeder Moment von ${momentText(from)} bis ${momentText(last.until)}.`;
	if (at < first.from) throw new BackupError(`So weit zurück reicht keine Sicherung. ${reach}`);
	const chosen = beginnings.findLast(({ from }) => from <= at) ?? first;
	if (at > chosen.until) throw new BackupError(`So weit reicht das Archiv nicht. ${reach}`);
	return chosen;
}
