import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import type { LecturerInput, OfficeLecturer } from "#contract/office/lecturers.ts";
import type { Hanging } from "#contract/office/sorting.ts";
import type { Paged } from "#contract/paging.ts";
import { freeSlug, slugOf } from "#contract/slugs.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Pictures } from "#server/pictures/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { lastPosition, wholeList } from "./rules.ts";
import type { Catalogue } from "./service.ts";
import { createSorting } from "./sorting.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	catalogue: Catalogue;
	pictures: Pictures;
}

const NAMES = ["name", "role", "image", "description"] as const;

/** LIB-03: what staff do with lecturers. */
export function createLecturersOffice({ db, clock, audit, catalogue, pictures }: Parts) {
	const sorting = createSorting(db, "lecturer");
	const noteAs =
		(action: AuditAction, staff: Staff) =>
		(tx: Db, { id }: store.LecturerRow, details: Record<string, unknown>) =>
			audit.note(tx, staff, action, id, details);

	async function list(): Promise<Paged<OfficeLecturer>> {
		const [all, { data: experts }] = await Promise.all([sorting.all(), catalogue.experts()]);
		const offers = new Map(experts.map((expert) => [expert.id, expert]));
		return wholeList(
			all.map(({ row, hanging }) => ({
				...row,
				hanging,
				categories: offers.get(row.id)?.categories ?? [],
				next_date: offers.get(row.id)?.dates.next?.date ?? null,
				updated_at: berlinIso(row.updated_at),
			})),
		);
	}

	async function one(id: number): Promise<OfficeLecturer> {
		const found = (await list()).data.find((lecturer) => lecturer.id === id);
		if (!found) throw refuse("not_found");
		return found;
	}

	/** As it is written: with the focus that the picture has now. */
	async function imageFor(tx: Db, image: string, before?: string): Promise<string> {
		const found = image === before ? before : await pictures.resolve(image, tx);
		if (!found) throw refuseField("image", "Dieses Bild gibt es nicht");
		return found;
	}

	return {
		list,

		/** What lecturers are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findRows(db, "lecturer")).map(({ id, name }) => [String(id), name]));
		},

		async create(given: LecturerInput, staff: Staff): Promise<OfficeLecturer> {
			const id = await db.transaction(async (tx) => {
				const rows = await store.lockRows(tx, "lecturer");
				const slug = freeSlug(
					slugOf(given.name) || "person",
					rows.map((row) => row.slug),
				);
				const position = lastPosition(rows);
				const image = await imageFor(tx, given.image);
				const now = { created_at: clock(), updated_at: clock() };
				const made = await store.insertLecturer(tx, { ...given, image, slug, position, ...now });
				await audit.note(tx, staff, "lecturer_created", made, { name: [null, given.name] });
				return made;
			});
			return one(id);
		},

		async change(id: number, { revision, ...given }: LecturerInput & { revision: number }, staff: Staff) {
			await db.transaction(async (tx) => {
				const before = await sorting.lock(tx, id);
				demandRevision(before, revision);
				const after = { ...given, image: await imageFor(tx, given.image, before.image) };
				await store.updateLecturer(tx, id, { ...after, updated_at: clock() });
				const changed = NAMES.filter((name) => before[name] !== after[name]);
				const told = changed.map((name) =>
					name === "description" ? ["text", true] : [name, [before[name], after[name]]],
				);
				await audit.note(tx, staff, "lecturer_changed", id, Object.fromEntries(told));
			});
			return one(id);
		},

		async move(id: number, to: number, staff: Staff): Promise<Paged<OfficeLecturer>> {
			await sorting.move(id, to, noteAs("lecturer_moved", staff));
			return list();
		},

		foreseeMerge: sorting.foreseeMerge,
		merge: (id: number, into: number, staff: Staff): Promise<Hanging> =>
			sorting.merge(id, into, noteAs("lecturer_merged", staff)),

		async remove(id: number, staff: Staff): Promise<Paged<OfficeLecturer>> {
			await sorting.remove(id, noteAs("lecturer_removed", staff));
			return list();
		},
	};
}
