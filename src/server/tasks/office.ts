import { refuse } from "#contract/errors.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { present } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

const SHOWN = 10;

/** Everybody's own long work. */
export function createTasksOffice({ db, clock, audit }: Parts) {
	async function ofOwn(tx: Db, staff: Staff, id: number): Promise<store.TaskRow> {
		const task = await store.findOwn(tx, staff.id, id);
		if (!task) throw refuse("not_found");
		return task;
	}

	return {
		list: async (staff: Staff): Promise<Task[]> => (await store.findShown(db, staff.id, SHOWN)).map(present),

		cancel: (id: number, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const asked = await store.askForEnd(tx, staff.id, id);
				if (!asked) {
					await ofOwn(tx, staff, id);
					throw refuse("task_over");
				}
				await audit.note(tx, staff, "task_cancelled", id, { done: asked.done, total: asked.total });
				return present(asked);
			}),

		async dismiss(id: number, staff: Staff): Promise<undefined> {
			if (await store.dismiss(db, staff.id, id, clock())) return;
			await ofOwn(db, staff, id);
			throw refuse("task_under_way");
		},
	};
}
