import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/site/tables.ts";

const KEY = "secret_key";

/** Made once; whoever comes second finds the first one's. */
export async function obtainKey(db: Db): Promise<string> {
	const find = () => db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.key, KEY));
	const known = await find();
	if (known[0]) return String(known[0].value);
	await db
		.insert(siteSettings)
		.values({ key: KEY, value: randomBytes(32).toString("base64url") })
		.onConflictDoNothing();
	return String((await find())[0]?.value);
}
