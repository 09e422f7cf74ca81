import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

/** What staff do for those who read the newsletter. */
export const createSubscriberActs = ({ db, clock, audit }: Parts) => ({
	/** NEWS-03: somebody has put their mailbox right; what came back before does not count any more. */
	writeAgain: (id: number, staff: Staff): Promise<{ id: number }> =>
		db.transaction(async (tx) => {
			if (!(await store.markWrittenAgain(tx, id, clock()))) throw refuse("subscriber_not_aside");
			await audit.note(tx, staff, "subscriber_written_again", id);
			return { id };
		}),
});
