import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "./tables.ts";

const SECRET_BYTES = 32;

async function readSecret(db: Db, key: string): Promise<string | undefined> {
	const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.key, key));
	return typeof row?.value === "string" ? row.value : undefined;
}

/** A secret that is made by whichever process needs it first and is the same for all that share the database. */
export async function obtainSecret(db: Db, key: string): Promise<string> {
	const known = await readSecret(db, key);
	if (known) return known;
	const value = randomBytes(SECRET_BYTES).toString("base64url");
	await db.insert(siteSettings).values({ key, value }).onConflictDoNothing();
	const secret = await readSecret(db, key);
	if (!secret) throw new Error(`The setting ${key} is not a text.`);
	return secret;
}
