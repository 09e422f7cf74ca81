import { eq } from "drizzle-orm";
import type { SetUpStep } from "#contract/office/set-up.ts";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/site/tables.ts";

/** How far a house is stands beside its settings. */
const KEY = "set_up";

export interface Progress {
	passed: SetUpStep[];
	since: Date;
}

interface Kept {
	passed: SetUpStep[];
	since: string;
}

const read = (value: unknown): Progress => {
	const { passed, since } = value as Kept;
	return { passed, since: new Date(since) };
};

/** Null in a house that did not begin with it. */
export async function find(db: Db): Promise<Progress | null> {
	const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.key, KEY));
	return row ? read(row.value) : null;
}

export const begin = (db: Db, since: Date) =>
	db
		.insert(siteSettings)
		.values({ key: KEY, value: { passed: [], since: since.toISOString() } satisfies Kept })
		.onConflictDoNothing();

/** Made if need be, and held: two steps at the same moment are both kept. */
export async function lock(tx: Db, now: Date): Promise<Progress> {
	await begin(tx, now);
	const [row] = await tx
		.select({ value: siteSettings.value })
		.from(siteSettings)
		.where(eq(siteSettings.key, KEY))
		.for("update");
	if (!row) throw new Error("The set-up is gone.");
	return read(row.value);
}

export const keep = (tx: Db, { passed, since }: Progress, now: Date) =>
	tx
		.update(siteSettings)
		.set({ value: { passed, since: since.toISOString() } satisfies Kept, updated_at: now })
		.where(eq(siteSettings.key, KEY));
