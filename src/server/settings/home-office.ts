import * as z from "zod/mini";
import { type Home, type HomeInput, type KeptPartners, PartnersInput } from "#contract/office/home.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Pictures } from "#server/pictures/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { differences, settingsWith } from "./rules.ts";
import type { SettingsService } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: SettingsService;
	pictures: Pictures;
}

const FRAME = "frame";
export const PARTNERS = "partners";
/** Under which name each choice is kept. */
const CHOSEN = { banner_article_id: "banner_article_id", tip_seminar_id: "highlighted_seminar_id" } as const;
type Choice = keyof typeof CHOSEN;
const CHOICES = Object.keys(CHOSEN) as Choice[];

const numberOr = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** What a row holds; nobody has said anything yet while it is empty. */
const partnersIn = (value: unknown): KeptPartners["partners"] => {
	const read = z.safeParse(PartnersInput, value);
	return read.success ? read.data.partners : [];
};

/** LIB-04: the home page's choices and what stands on every page. */
export function createHomeOffice({ db, clock, audit, settings, pictures }: Parts) {
	async function get(tx: Db = db): Promise<Home> {
		const rows = await store.findRows(tx, [FRAME, ...Object.values(CHOSEN)]);
		const of = (key: string) => rows.find((row) => row.key === key);
		return {
			...settingsWith(settings.start, rows).frame,
			banner_article_id: numberOr(of(CHOSEN.banner_article_id)?.value),
			tip_seminar_id: numberOr(of(CHOSEN.tip_seminar_id)?.value),
			revision: of(FRAME)?.revision ?? 0,
			articles: await store.findArticleTitles(tx),
			seminars: await store.findSeminarTitles(tx),
		};
	}

	function demandKnown(given: HomeInput, { articles, seminars }: Home): void {
		const isIn = (rows: { id: number }[], id: number | null) => id === null || rows.some((row) => row.id === id);
		if (!isIn(articles, given.banner_article_id))
			throw refuseField("banner_article_id", "Diesen Artikel gibt es nicht");
		if (!isIn(seminars, given.tip_seminar_id)) throw refuseField("tip_seminar_id", "Dieses Seminar gibt es nicht");
		if (given.notice_until !== "" && given.notice_until < given.notice_from)
			throw refuseField("notice_until", "Das liegt vor dem ersten Tag");
	}

	async function change(tx: Db, { revision, ...given }: HomeInput & { revision: number }, staff: Staff) {
		const row = await store.lockGroup(tx, FRAME);
		demandRevision(row, revision);
		const before = await get(tx);
		demandKnown(given, before);
		const { banner_article_id, tip_seminar_id, ...value } = given;
		const by = { updated_at: clock(), updated_by: staff.id };
		await store.updateGroup(tx, FRAME, { value, ...by });
		for (const name of CHOICES) await store.putChoice(tx, CHOSEN[name], given[name], by);
		const titled = (one: HomeInput) => ({
			...one,
			banner_article_id: before.articles.find(({ id }) => id === one.banner_article_id)?.title ?? "",
			tip_seminar_id: before.seminars.find(({ id }) => id === one.tip_seminar_id)?.title ?? "",
		});
		const { articles: _, seminars: __, revision: ___, ...shown } = before;
		await audit.note(tx, staff, "home_changed", "Startseite", differences(titled(shown), titled(given)));
	}

	async function partners(tx: Db = db): Promise<KeptPartners> {
		const [row] = await store.findRows(tx, [PARTNERS]);
		return { partners: partnersIn(row?.value), revision: row?.revision ?? 0 };
	}

	async function changePartners(tx: Db, given: KeptPartners, staff: Staff) {
		const row = await store.lockGroup(tx, PARTNERS);
		demandRevision(row, given.revision);
		const before = partnersIn(row.value);
		for (const [index, { image }] of given.partners.entries())
			if (image !== "" && !(await pictures.exists(image, tx)))
				throw refuseField(`partners.${index}.image`, "Dieses Bild gibt es nicht");
		const by = { updated_at: clock(), updated_by: staff.id };
		await store.updateGroup(tx, PARTNERS, { value: { partners: given.partners }, ...by });
		const names = (list: KeptPartners["partners"]) => list.map(({ name }) => name).join("; ");
		await audit.note(tx, staff, "partners_changed", "Partner", { name: [names(before), names(given.partners)] });
	}

	return {
		get: () => get(),
		/** Whoever is answered finds it everywhere; other processes are told by the database. */
		async change(given: HomeInput & { revision: number }, staff: Staff): Promise<Home> {
			await db.transaction((tx) => change(tx, given, staff));
			await settings.load();
			return get();
		},
		partners: () => partners(),
		async changePartners(given: KeptPartners, staff: Staff): Promise<KeptPartners> {
			await db.transaction((tx) => changePartners(tx, given, staff));
			await settings.load();
			return partners();
		},
	};
}
