import { existsSync } from "node:fs";
import { join } from "node:path";
import { berlinMoment } from "#contract/berlin.ts";
import type { Config } from "#server/config.ts";
import { archiveSettings } from "#server/db/embedded/archive.ts";
import { findCluster } from "#server/db/embedded/cluster.ts";
import { recover } from "#server/db/embedded/recovery.ts";
import { planServer } from "#server/db/embedded.ts";
import { placeCluster, placePassword } from "./base.ts";
import { findBackups } from "./making.ts";
import { BASE, BackupError, MEDIA, readManifest } from "./manifest.ts";
import { checkMedia, returnMedia } from "./media.ts";
import { type Beginning, beginningFor, findBeginnings } from "./moments.ts";

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/;

/** "2026-11-18 14:30" or with seconds, as the clocks in Berlin show it. */
export function readMoment(text: string): Date {
	const [, year, month, day, time, seconds = "0"] = MOMENT.exec(text) ?? [];
	if (!time) throw new BackupError('Welcher Moment? npm run restore -- --at "2026-11-18 14:30" (Zeit in Berlin)');
	const minute = berlinMoment({ year: Number(year), month: Number(month), day: Number(day) }, time);
	return new Date(minute.getTime() + Number(seconds) * 1000);
}

/** Files never change: what came in between lies in the next copy, if there is one. */
async function returnFiles(folder: string, at: Date, dataDir: string): Promise<void> {
	const manifests = [];
	for (const name of await findBackups(folder)) manifests.push({ name, ...(await readManifest(join(folder, name))) });
	const before = manifests.findLast(({ made_at }) => new Date(made_at) <= at);
	const after = manifests.find(({ made_at }) => new Date(made_at) > at);
	for (const copy of [before, after]) {
		if (!copy) continue;
		const from = join(folder, copy.name, MEDIA);
		await checkMedia(from, copy.media);
		await returnMedia(from, dataDir, copy.media);
	}
}

async function recoverFrom(
	{ folder, archive }: Beginning,
	at: Date,
	{ dataDir, backup }: Config,
): Promise<Date | null> {
	const from = join(folder, BASE);
	await placePassword(from, dataDir);
	const { plan } = await planServer({ dataDir });
	await placeCluster(from, plan.cluster, plan.account);
	// A new line of time begins here, which the archive has to learn of.
	const settings = backup?.walFolder ? await archiveSettings(backup.walFolder, plan.cluster, plan.account) : [];
	return recover({ plan: { ...plan, settings }, archive, until: at });
}

/** OPS-02: the embedded database as it was at any moment that the archive knows; answers when the last of it was written. */
export async function restoreAt(config: Config, folder: string, at: Date): Promise<Date | null> {
	const chosen = beginningFor(await findBeginnings(folder, join(folder, "wal")), at);
	const cluster = await findCluster(config.dataDir);
	if (existsSync(join(cluster, "PG_VERSION")))
		throw new BackupError(
			"In diesem DATA_DIR liegt schon eine Datenbank: Eine Sicherung kommt nur in ein leeres zurück.",
		);
	const last = await recoverFrom(chosen, at, config);
	await returnFiles(folder, at, config.dataDir);
	return last;
}
