import { refuse } from "#contract/errors.ts";
import { LISTS, type ListName } from "#contract/office/listing.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { NewView, SavedView, ViewChange } from "#contract/office/views.ts";
import { MASK } from "#server/audit/masking.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

const present = ({ user_id, ...row }: store.ViewRow): SavedView => ({ ...row, shared: user_id === null });

/** A view opens nothing: who may not see its list does not see it either. */
function demandList(list: ListName, { roles }: Staff): void {
	if (!rolesMay(roles, LISTS[list].access)) throw refuse("forbidden");
}

const toldIfTaken = (error: unknown): never => {
	throw isRepeated(error) ? refuseField("name", "So heißt schon eine Ansicht") : error;
};

/** What somebody calls a view of their own is theirs. */
const toldName = ({ user_id }: store.ViewRow, name: string): string => (user_id === null ? name : MASK);

/** The views that staff keep of lists. */
export function createViews({ db, clock, audit }: Parts) {
	/** Somebody else's is as if it were not there. */
	async function lock(tx: Db, id: number, staff: Staff): Promise<store.ViewRow> {
		const view = await store.lockView(tx, id, staff.id);
		if (!view) throw refuse("not_found");
		demandList(view.list, staff);
		return view;
	}

	return {
		async list(list: ListName, staff: Staff): Promise<SavedView[]> {
			demandList(list, staff);
			return (await store.findViews(db, list, staff.id)).map(present);
		},

		/** What shared views are called that still exist, for whoever tells of them by their key. */
		async names(ids: string[]): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findSharedNames(db, ids.map(Number))).map(({ id, name }) => [String(id), name]));
		},

		async create({ shared, ...view }: NewView, staff: Staff): Promise<SavedView> {
			demandList(view.list, staff);
			const write = db.transaction(async (tx) => {
				const row = await store.insertView(tx, { ...view, user_id: shared ? null : staff.id });
				const name = [null, toldName(row, view.name)];
				await audit.note(tx, staff, "view_saved", row.id, { list: view.list, name, shared });
				return present(row);
			});
			return write.catch(toldIfTaken);
		},

		rename: (id: number, { name, revision }: ViewChange, staff: Staff): Promise<SavedView> =>
			db
				.transaction(async (tx) => {
					const view = await lock(tx, id, staff);
					demandRevision(view, revision);
					const row = await store.renameView(tx, id, { name, updated_at: clock() });
					const names = [toldName(view, view.name), toldName(view, name)];
					await audit.note(tx, staff, "view_renamed", id, { list: view.list, name: names });
					return present(row);
				})
				.catch(toldIfTaken),

		delete: (id: number, staff: Staff): Promise<SavedView> =>
			db.transaction(async (tx) => {
				const view = await lock(tx, id, staff);
				await store.deleteView(tx, id);
				await audit.note(tx, staff, "view_deleted", id, { list: view.list, name: [toldName(view, view.name), null] });
				return present(view);
			}),
	};
}

export type Views = ReturnType<typeof createViews>;
