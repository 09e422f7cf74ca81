import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { storedSecrets } from "./tables.ts";

const SECRET_BYTES = 32;

async function readSecret(db: Db, name: string): Promise<string | undefined> {
	const [row] = await db.select({ value: storedSecrets.value }).from(storedSecrets).where(eq(storedSecrets.name, name));
	return row?.value;
}

/** A secret that is made by whichever process needs it first and is the same for all that share the database. */
export async function obtainSecret(db: Db, name: string): Promise<string> {
	const known = await readSecret(db, name);
	if (known) return known;
	const value = randomBytes(SECRET_BYTES).toString("base64url");
	await db.insert(storedSecrets).values({ name, value }).onConflictDoNothing();
	const secret = await readSecret(db, name);
	if (!secret) throw new Error(`The secret ${name} was not written.`);
	return secret;
}
