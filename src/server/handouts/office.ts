import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile, UploadedFile } from "#contract/files.ts";
import type { HandoutMoment, OfficeHandout } from "#contract/office/handouts.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { PrivateFiles } from "#server/media/private-files.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import { fileName, typeOf, visibleFrom } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	files: PrivateFiles;
	dates: Pick<Dates, "sessionsOfOne">;
}

/** Where packed files name their parts: at the end, in less than that. */
const EDGE_BYTES = 256 * 1024;
/** So long a file that was taken away can be brought back. */
const KEPT_MS = DAY_MS;

/** What staff do with files for participants. */
export function createHandoutsOffice({ db, clock, audit, files, dates }: Parts) {
	const list = async (dateId: number): Promise<OfficeHandout[]> =>
		(await store.findOfDates(db, [dateId])).map(({ id, name, type, bytes, visible_from }) => ({
			id,
			name,
			type,
			bytes,
			visible_from: berlinIso(visible_from),
			is_visible: visible_from <= clock(),
		}));

	async function demandDate(dateId: number): Promise<void> {
		if (!(await store.isDate(db, dateId))) throw refuse("not_found");
	}

	async function change(id: number, work: (tx: Db, row: store.HandoutRow) => Promise<void>): Promise<OfficeHandout[]> {
		const dateId = await db.transaction(async (tx) => {
			const row = await store.findHandout(tx, id, true);
			if (!row) throw refuse("not_found");
			await work(tx, row);
			return row.seminar_date_id;
		});
		return list(dateId);
	}

	interface Added extends UploadedFile {
		name: string;
		visible: HandoutMoment;
	}

	return {
		async ofDate(dateId: number): Promise<OfficeHandout[]> {
			await demandDate(dateId);
			return list(dateId);
		},

		/** Of several dates, by the date. */
		ofDates: async (dateIds: number[]): Promise<Map<number, store.HandoutRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findOfDates(db, dateIds) : [], (row) => row.seminar_date_id),

		async add(dateId: number, { name, visible, content }: Added, staff: Staff): Promise<OfficeHandout[]> {
			await demandDate(dateId);
			const kept = await files.keep(content);
			try {
				const type = kept.bytes > 0 ? typeOf(...(await files.edges(kept, EDGE_BYTES))) : null;
				if (!type) throw refuse("file_kind_unknown");
				const called = fileName(name, type);
				await files.publish(kept);
				await db.transaction(async (tx) => {
					const visible_from = visibleFrom(visible, await dates.sessionsOfOne(dateId, tx), clock());
					const { file, bytes } = kept;
					await store.insertHandout(tx, {
						seminar_date_id: dateId,
						name: called,
						type,
						bytes,
						file,
						visible_from,
						created_at: clock(),
					});
					await audit.note(tx, staff, "handout_added", dateId, { name: [null, called] });
				});
			} catch (error) {
				await files.discard(kept.file);
				throw error;
			}
			return list(dateId);
		},

		change: (id: number, wish: { name: string; visible?: HandoutMoment | undefined }, staff: Staff) =>
			change(id, async (tx, { seminar_date_id, removed_at, ...before }) => {
				if (removed_at) throw refuse("not_found");
				const name = fileName(wish.name, before.type);
				const visible_from = wish.visible
					? visibleFrom(wish.visible, await dates.sessionsOfOne(seminar_date_id, tx), clock())
					: before.visible_from;
				await store.updateHandout(tx, id, { name, visible_from });
				const moments = [berlinIso(before.visible_from), berlinIso(visible_from)];
				const details = {
					name: name === before.name ? name : [before.name, name],
					...(moments[0] === moments[1] ? {} : { visible_from: moments }),
				};
				await audit.note(tx, staff, "handout_changed", seminar_date_id, details);
			}),

		remove: (id: number, staff: Staff) =>
			change(id, async (tx, { name, seminar_date_id, removed_at }) => {
				if (removed_at) throw refuse("not_found");
				await store.updateHandout(tx, id, { removed_at: clock() });
				await audit.note(tx, staff, "handout_removed", seminar_date_id, { name: [name, null] });
			}),

		restore: (id: number, staff: Staff) =>
			change(id, async (tx, { name, seminar_date_id }) => {
				await store.updateHandout(tx, id, { removed_at: null });
				await audit.note(tx, staff, "handout_restored", seminar_date_id, { name: [null, name] });
			}),

		async file(id: number): Promise<StreamedFile> {
			const row = await store.findHandout(db, id);
			if (!row || row.removed_at) throw refuse("not_found");
			return { name: row.name, type: row.type, ...(await files.send(row.file)) };
		},

		/** What was taken away a day ago goes for good. */
		async purge(): Promise<void> {
			await db.transaction(async (tx) => {
				const gone = await store.deleteRemoved(tx, new Date(clock().getTime() - KEPT_MS));
				for (const { file } of gone) await files.remove(file);
			});
		},
	};
}

export type HandoutsOffice = ReturnType<typeof createHandoutsOffice>;
