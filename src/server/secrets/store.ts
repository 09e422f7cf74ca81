import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { storedSecrets } from "./tables.ts";

export async function read(db: Db, name: string): Promise<string | undefined> {
	const [row] = await db.select({ value: storedSecrets.value }).from(storedSecrets).where(eq(storedSecrets.name, name));
	return row?.value;
}

/** Inside a transaction nobody else can use or replace it until the end. */
export async function lock(tx: Db, name: string): Promise<string | undefined> {
	const [row] = await tx
		.select({ value: storedSecrets.value })
		.from(storedSecrets)
		.where(eq(storedSecrets.name, name))
		.for("update");
	return row?.value;
}

/** What whichever process needed it first has written: the same for all that share the database. */
export async function obtain(db: Db, name: string, make: () => string): Promise<string> {
	const known = await read(db, name);
	if (known) return known;
	await db.insert(storedSecrets).values({ name, value: make() }).onConflictDoNothing();
	const value = await read(db, name);
	if (!value) throw new Error(`The secret ${name} was not written.`);
	return value;
}

export const replace = (db: Db, name: string, value: string) =>
	db.insert(storedSecrets).values({ name, value }).onConflictDoUpdate({ target: storedSecrets.name, set: { value } });

export const remove = (tx: Db, name: string) => tx.delete(storedSecrets).where(eq(storedSecrets.name, name));
