import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "./tables.ts";

/** Ids chosen by the staff. */
type SettingKey = "highlighted_seminar_id" | "banner_article_id";

export async function readSetting(db: Db, key: SettingKey): Promise<number | null> {
	const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.key, key));
	return typeof row?.value === "number" ? row.value : null;
}
