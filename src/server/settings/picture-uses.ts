import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { imageAddress } from "#contract/images.ts";
import { PartnersInput } from "#contract/office/home.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { PictureUses } from "#server/pictures/uses.ts";
import { siteSettings } from "#server/site/tables.ts";
import { PARTNERS } from "./home-office.ts";

async function read(db: Db) {
	const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.key, PARTNERS));
	const found = z.safeParse(PartnersInput, row?.value);
	return found.success ? found.data.partners : [];
}

/** Logos in the row of partners. */
export const partnerImages: PictureUses = {
	find: async (db) =>
		(await read(db))
			.filter(({ image }) => image !== "")
			.map(({ name, image }) => ({
				kind: "partner",
				title: name,
				path: officePaths.homePage,
				image: imageAddress(image),
			})),
	async rewrite(tx, file, image) {
		const before = await read(tx);
		if (!before.some((partner) => imageAddress(partner.image) === file)) return;
		const partners = before.map((one) => (imageAddress(one.image) === file ? { ...one, image } : one));
		await tx.update(siteSettings).set({ value: { partners } }).where(eq(siteSettings.key, PARTNERS));
	},
};
