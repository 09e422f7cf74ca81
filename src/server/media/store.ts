import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/site/tables.ts";
import { mediaFiles } from "./tables.ts";

const SECRET_KEY = "media_secret";
const SECRET_BYTES = 32;

async function readSecret(db: Db): Promise<string | undefined> {
	const [row] = await db
		.select({ value: siteSettings.value })
		.from(siteSettings)
		.where(eq(siteSettings.key, SECRET_KEY));
	return typeof row?.value === "string" ? row.value : undefined;
}

/** The key of all signatures: made by whichever process needs it first, the same for all that share the database. */
export async function obtainSecret(db: Db): Promise<string> {
	const known = await readSecret(db);
	if (known) return known;
	const value = randomBytes(SECRET_BYTES).toString("base64url");
	await db.insert(siteSettings).values({ key: SECRET_KEY, value }).onConflictDoNothing();
	const secret = await readSecret(db);
	if (!secret) throw new Error(`The setting ${SECRET_KEY} is not a text.`);
	return secret;
}

export async function findVideoPath(db: Db, id: number): Promise<string | undefined> {
	const [row] = await db
		.select({ path: mediaFiles.path })
		.from(mediaFiles)
		.where(and(eq(mediaFiles.id, id), eq(mediaFiles.kind, "video")));
	return row?.path;
}
