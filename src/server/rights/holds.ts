import { refuse } from "#contract/errors.ts";
import type { Hold } from "#contract/office/rights.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { presentHold } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

/** KEEP-04: a case in dispute stops every deletion of that person. The retention job asks the table itself. */
export function createHolds({ db, clock, audit }: Parts) {
	async function of(tx: Db, email: string): Promise<Hold | null> {
		const [hold] = await store.findHolds(tx, email.toLowerCase());
		return hold ? presentHold(hold) : null;
	}

	return {
		of,

		isHeld: async (tx: Db, email: string): Promise<boolean> => (await of(tx, email)) !== null,

		moveAddress: store.moveHold,

		all: async (): Promise<Hold[]> => (await store.findHolds(db)).map(presentHold),

		set: (given: { email: string; reason: string }, staff: Staff): Promise<Hold> =>
			db.transaction(async (tx) => {
				const email = given.email.toLowerCase();
				const set = { email, reason: given.reason, set_by: staff.id, set_at: clock() };
				if (!(await store.insertHold(tx, set))) throw refuse("person_held");
				await audit.note(tx, staff, "person_held", await store.findPersonId(tx, email));
				const hold = await of(tx, email);
				if (!hold) throw refuse("not_found");
				return hold;
			}),

		lift: (id: number, staff: Staff): Promise<Hold> =>
			db.transaction(async (tx) => {
				const hold = await store.findHold(tx, id);
				if (!hold) throw refuse("not_found");
				await store.liftHold(tx, id, { lifted_by: staff.id, lifted_at: clock() });
				await audit.note(tx, staff, "person_released", await store.findPersonId(tx, hold.email));
				return presentHold(hold);
			}),
	};
}

export type Holds = ReturnType<typeof createHolds>;
