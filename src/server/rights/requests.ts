import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { DataRequest } from "#contract/office/rights.ts";
import type { DataRequestKind } from "#contract/office/rights-words.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { dueOn, presentRequest } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

interface NewRequest {
	email: string;
	kind: DataRequestKind;
	received_on: string;
	note?: string | null | undefined;
}

/** OFF-135: what people ask for, with the day by which they get an answer. */
export function createDataRequests({ db, clock, audit }: Parts) {
	async function get(tx: Db, id: number): Promise<DataRequest> {
		const [row] = await store.findRequests(tx, { id, most: 1 });
		if (!row) throw refuse("not_found");
		return presentRequest(row);
	}

	return {
		find: async (query: Parameters<typeof store.findRequests>[1]): Promise<DataRequest[]> =>
			(await store.findRequests(db, query)).map(presentRequest),

		moveAddress: store.moveRequests,

		note: ({ email: given, kind, received_on, note }: NewRequest, staff: Staff): Promise<DataRequest> =>
			db.transaction(async (tx) => {
				// The month counts from that day: one to come would put the answer off.
				if (received_on > isoDay(berlinDay(clock()))) throw refuseField("received_on", "Dieser Tag kommt erst noch");
				const email = given.toLowerCase();
				const due_on = dueOn(received_on);
				const row = { email, kind, received_on, due_on, note: note || null, noted_by: staff.id, created_at: clock() };
				const id = await store.insertRequest(tx, row);
				await audit.note(tx, staff, "data_request_noted", await store.findPersonId(tx, email), { due_on });
				return get(tx, id);
			}),

		end: (id: number, staff: Staff): Promise<DataRequest> =>
			db.transaction(async (tx) => {
				if (await store.endRequest(tx, id, { done_by: staff.id, done_at: clock() })) {
					const { email } = await get(tx, id);
					await audit.note(tx, staff, "data_request_done", await store.findPersonId(tx, email ?? ""));
				}
				return get(tx, id);
			}),
	};
}

export type DataRequests = ReturnType<typeof createDataRequests>;
