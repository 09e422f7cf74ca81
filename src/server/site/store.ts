import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Db } from "#server/db/client.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { siteSettings } from "./tables.ts";

/** Ids chosen by the staff. */
type SettingKey = "highlighted_seminar_id" | "banner_article_id";

const settingQuery = preparedOnce((db) =>
	db
		.select({ value: siteSettings.value })
		.from(siteSettings)
		.where(eq(siteSettings.key, sql.placeholder("key")))
		.prepare("site_setting"),
);

export async function readSetting(db: Db, key: SettingKey): Promise<number | null> {
	const [row] = await settingQuery(db).execute({ key });
	return typeof row?.value === "number" ? row.value : null;
}

/** Whether the staff have chosen the row with this id, asked together with the row. */
export const isChosen = (key: SettingKey, id: PgColumn) =>
	sql<boolean>`exists (select 1 from ${siteSettings} where ${siteSettings.key} = ${key} and ${siteSettings.value} = to_jsonb(${id}))`;

const Partners = z.object({
	partners: z.array(z.object({ name: z.string(), url: z.string(), image: z.string(), is_shown: z.boolean() })),
});

/** Those that are shown, in their order. */
export async function findPartners(db: Db): Promise<{ name: string; url: string; image: string }[]> {
	const [row] = await settingQuery(db).execute({ key: "partners" });
	const read = z.safeParse(Partners, row?.value);
	return read.success ? read.data.partners.filter(({ is_shown }) => is_shown) : [];
}
