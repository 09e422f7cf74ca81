import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { priceInEuro } from "#contract/money.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { SEMINAR_TERMS, type SeminarInput, type WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { freeSlug } from "#contract/slugs.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import { shownHtml } from "#server/content/shown.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import { changedNames, differencesOf, priceCents, toldOf } from "#server/offers/changes.ts";
import type { Pictures } from "#server/pictures/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { DatesOffice } from "./dates-office.ts";
import { makeSeminar, rewriteSeminar } from "./making.ts";
import { whereWords } from "./rules.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	datesOffice: DatesOffice;
	pictures: Pictures;
}

type PlaceName = Parameters<typeof whereWords>[1] & object;

const told = toldOf("Diese Adresse hat schon ein anderes Seminar");

const ONLINE = "Online, per Videokonferenz";

/** What a form shows of a row. */
const inputOf = (row: store.WrittenRow): SeminarInput => ({
	topic: row.topic,
	slug: row.slug,
	description: row.description,
	duration: row.duration,
	category_id: row.category_id,
	lecturer_id: row.lecturer_id,
	place_id: row.place_id,
	price: priceInEuro(row.price_cents),
	tax_category: row.tax_category,
	tax_supported: row.tax_supported,
	image: row.image,
	image_alt: row.image_alt,
});

/** DATE-02: what staff write of seminars. */
export function createSeminarWriting({ db, clock, audit, datesOffice, pictures }: Parts) {
	async function present(tx: Db, id: number): Promise<WrittenSeminar> {
		const row = await store.findWritten(tx, id);
		if (!row) throw refuse("not_found");
		const [booked, dates] = await Promise.all([store.countBooked(tx, id, clock()), datesOffice.ofSeminar(id, tx)]);
		const { is_active, revision, updated_at } = row;
		return { id, ...inputOf(row), is_active, booked, dates, revision, updated_at: berlinIso(updated_at) };
	}

	/** The columns of what a form has sent; what is said of the place follows from it. */
	async function columnsOf(tx: Db, given: SeminarInput, before?: store.WrittenRow) {
		const { price, description, place_id, ...same } = given;
		if (given.tax_supported && price !== null)
			throw refuseField("price", "Aus Landesmitteln gefördert heißt: für alle kostenlos");
		const image = given.image === before?.image ? before.image : await pictures.resolve(given.image, tx);
		if (image === null) throw refuseField("image", "Dieses Bild gibt es nicht");
		const place = place_id === null ? null : await store.findPlace(tx, place_id);
		if (place === undefined) throw refuseField("place_id", "Diesen Ort gibt es nicht");
		const location =
			before && before.place_id === place_id ? before.location : place ? whereWords(ONLINE, place) : ONLINE;
		return {
			...same,
			image,
			place_id,
			is_online: place_id === null,
			location,
			price_cents: priceCents(price),
			description: shownHtml("description", description),
			updated_at: clock(),
		};
	}

	async function lock(tx: Db, id: number, seen: number): Promise<store.WrittenRow> {
		const row = await store.lockWritten(tx, id);
		if (!row) throw refuse("not_found");
		demandRevision(row, seen);
		return row;
	}

	async function change(tx: Db, id: number, given: SeminarInput & { revision: number }, staff: Staff) {
		const { revision, ...input } = given;
		const row = await lock(tx, id, revision);
		const before = inputOf(row);
		const changed = changedNames(before, input);
		if (SEMINAR_TERMS.some((name) => changed.includes(name)) && !rolesMay(staff.roles, "seminars.write"))
			throw refuse("forbidden");
		const columns = await columnsOf(tx, input, row);
		await rewriteSeminar(tx, id, columns);
		if (changed.includes("slug")) await store.keepSlug(tx, row.slug, id);
		const { description } = columns;
		await audit.note(tx, staff, "seminar_changed", id, await differencesOf(tx, before, { ...input, description }));
		return present(tx, id);
	}

	return {
		get: (id: number): Promise<WrittenSeminar> => present(db, id),

		/** A place is called otherwise: so do those that were named after it. */
		followPlace: (tx: Db, placeId: number, { before, after }: Record<"before" | "after", PlaceName>) =>
			store.updateLocation(tx, placeId, whereWords(ONLINE, before), whereWords(ONLINE, after)),

		/** What seminars are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findTopics(db)).map(({ id, topic }) => [String(id), topic]));
		},

		/** A draft: nobody sees it until it is published. */
		create: (given: SeminarInput, staff: Staff): Promise<WrittenSeminar> =>
			db
				.transaction(async (tx) => {
					const columns = await columnsOf(tx, given);
					const id = await makeSeminar(tx, { ...columns, is_active: false, created_at: clock() });
					await audit.note(tx, staff, "seminar_created", id, { topic: given.topic });
					return present(tx, id);
				})
				.catch(told),

		change: (id: number, given: SeminarInput & { revision: number }, staff: Staff): Promise<WrittenSeminar> =>
			db.transaction((tx) => change(tx, id, given, staff)).catch(told),

		copy: (id: number, staff: Staff): Promise<WrittenSeminar> =>
			db.transaction(async (tx) => {
				const row = await store.findWritten(tx, id);
				if (!row) throw refuse("not_found");
				const { id: _, search_vector: __, revision: ___, created_at: ____, updated_at: _____, ...same } = row;
				const slug = freeSlug(row.slug, await store.findSlugs(tx, row.slug));
				const topic = `${row.topic} (Kopie)`;
				const now = { created_at: clock(), updated_at: clock() };
				const copyId = await makeSeminar(tx, { ...same, ...now, slug, topic, is_active: false });
				await audit.note(tx, staff, "seminar_created", copyId, { topic, copy_of: row.topic });
				return present(tx, copyId);
			}),

		publish: (id: number, { is_active, revision }: { is_active: boolean; revision: number }, staff: Staff) =>
			db.transaction(async (tx) => {
				const row = await lock(tx, id, revision);
				await rewriteSeminar(tx, id, { is_active, updated_at: clock() });
				await audit.note(tx, staff, "seminar_published", id, { is_active: [row.is_active, is_active] });
				return present(tx, id);
			}),
	};
}
