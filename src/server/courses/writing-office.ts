import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { priceInEuro } from "#contract/money.ts";
import type { CourseInput, WrittenCourse } from "#contract/office/course-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import { shownHtml } from "#server/content/shown.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Media } from "#server/media/service.ts";
import { differencesOf, priceCents, toldOf } from "#server/offers/changes.ts";
import type { Pictures } from "#server/pictures/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { lacksOf } from "./rules.ts";
import { findChapters } from "./store.ts";
import { changeCourse, makeCourse } from "./writing.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	media: Media;
	pictures: Pick<Pictures, "exists">;
}

const told = toldOf("Diese Adresse hat schon ein anderer Kurs");

type Chapters = CourseInput["chapters"];

/** What a form shows of a row. */
const inputOf = (row: store.WrittenRow, chapters: Chapters): CourseInput => ({
	topic: row.topic,
	slug: row.slug,
	description: row.description,
	category_id: row.category_id,
	lecturer_id: row.lecturer_id,
	price: priceInEuro(row.price_cents),
	image: row.image,
	image_alt: row.image_alt,
	chapters,
});

/** COURSE-01: what staff write of video courses. */
export function createCourseWriting({ db, clock, audit, media, pictures }: Parts) {
	async function present(tx: Db, id: number): Promise<WrittenCourse> {
		const row = await store.findWritten(tx, id);
		if (!row) throw refuse("not_found");
		const { video_file_id, video_captions_file_id, teaser_file_id, teaser_captions_file_id, image, image_alt } = row;
		const files = await media.files(tx, [
			video_file_id,
			video_captions_file_id,
			teaser_file_id,
			teaser_captions_file_id,
		]);
		const [video, video_captions, teaser, teaser_captions] = files;
		return {
			id,
			...inputOf(row, await findChapters(tx, id)),
			is_active: row.is_active,
			date: row.date && berlinIso(row.date),
			duration: row.duration,
			video: { film: await media.film(video), captions: media.captions(video_captions) },
			teaser: { film: await media.film(teaser), captions: media.captions(teaser_captions) },
			lacks: lacksOf({ video, video_captions, teaser, teaser_captions, image, image_alt }),
			is_bought: await store.isBought(tx, id),
			revision: row.revision,
			updated_at: berlinIso(row.updated_at),
		};
	}

	async function columnsOf(given: CourseInput, before?: store.WrittenRow) {
		const { price, description, chapters: _, ...same } = given;
		const isNewPicture = given.image !== "" && given.image !== before?.image;
		if (isNewPicture && !(await pictures.exists(given.image))) throw refuseField("image", "Dieses Bild gibt es nicht");
		if (before?.is_active && given.image === "")
			throw refuseField("image", "Ein sichtbarer Kurs braucht ein Standbild");
		if (before?.is_active && given.image_alt === "")
			throw refuseField("image_alt", "Ein sichtbarer Kurs braucht diese Beschreibung");
		if (before?.date && given.slug !== before.slug)
			throw refuseField("slug", "Die Adresse bleibt: Links von außen führen hierher");
		return {
			...same,
			price_cents: priceCents(price),
			description: shownHtml("description", description),
			updated_at: clock(),
		};
	}

	async function lock(tx: Db, id: number): Promise<store.WrittenRow> {
		const row = await store.lockWritten(tx, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	return {
		get: (id: number): Promise<WrittenCourse> => present(db, id),

		/** What courses are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findTopics(db)).map(({ id, topic }) => [String(id), topic]));
		},

		/** A draft: nobody sees it until it is published. */
		create: (given: CourseInput, staff: Staff): Promise<WrittenCourse> =>
			db
				.transaction(async (tx) => {
					const columns = { ...(await columnsOf(given)), duration: "", is_active: false, created_at: clock() };
					const { id } = await makeCourse(tx, columns, given);
					await audit.note(tx, staff, "course_created", id, { topic: given.topic });
					return present(tx, id);
				})
				.catch(told),

		change: (id: number, { revision, ...given }: CourseInput & { revision: number }, staff: Staff) =>
			db
				.transaction(async (tx) => {
					const row = await lock(tx, id);
					demandRevision(row, revision);
					const before = inputOf(row, await findChapters(tx, id));
					const columns = await columnsOf(given, row);
					await changeCourse(tx, id, columns, given.chapters);
					const after = { ...given, description: columns.description };
					await audit.note(tx, staff, "course_changed", id, await differencesOf(tx, before, after));
					return present(tx, id);
				})
				.catch(told),

		/** Since when it is offered is the first moment that it is shown. */
		publish: (id: number, { is_active, revision }: { is_active: boolean; revision: number }, staff: Staff) =>
			db.transaction(async (tx) => {
				const row = await lock(tx, id);
				demandRevision(row, revision);
				if (is_active && (await present(tx, id)).lacks.length > 0) throw refuse("course_incomplete");
				const date = row.date ?? (is_active ? clock() : null);
				await changeCourse(tx, id, { is_active, date, updated_at: clock() });
				await audit.note(tx, staff, "course_published", id, { is_active: [row.is_active, is_active] });
				return present(tx, id);
			}),

		/** COURSE-06: what somebody has bought stays. */
		remove: (id: number, staff: Staff): Promise<{ id: number }> =>
			db.transaction(async (tx) => {
				const { topic } = await lock(tx, id);
				if (await store.isBought(tx, id)) throw refuse("course_bought");
				await store.deleteCourse(tx, id);
				await audit.note(tx, staff, "course_deleted", id, { topic });
				return { id };
			}),
	};
}

export type CourseWriting = ReturnType<typeof createCourseWriting>;
