import { AUDIT, type AuditAction, SEEN, type Subject } from "#contract/office/audit.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { keptDetails } from "./masking.ts";
import { findLast, insertEntries, insertEntry, insertLooks } from "./store.ts";

/** Who did it; what members and guests do is told by its own rows. */
export type Actor = Pick<Staff, "id"> | "system";

export function createAudit({ clock }: { clock: Clock }) {
	return {
		/**
		 * Written in the transaction of what it tells. `id` is what people call the thing by, or else its key.
		 * Of `details` what belongs to a person is masked (`masking.ts`).
		 */
		note: (tx: Db, actor: Actor, action: AuditAction, id: string | number, details?: Record<string, unknown>) =>
			insertEntry(tx, {
				at: clock(),
				user_id: actor === "system" ? null : actor.id,
				action,
				subject: AUDIT[action].subject,
				subject_id: String(id),
				details: details && keptDetails(AUDIT[action].subject, details),
			}),

		/** The same act on several things: an entry for each. */
		noteEach: async (tx: Db, actor: Actor, action: AuditAction, ids: readonly (string | number)[]): Promise<void> => {
			const entry = {
				at: clock(),
				user_id: actor === "system" ? null : actor.id,
				action,
				subject: AUDIT[action].subject,
			};
			await insertEntries(
				tx,
				ids.map((id) => ({ ...entry, subject_id: String(id) })),
			);
		},

		/** When it was done to this thing last; null where it never was. */
		lastOf: (tx: Db, action: AuditAction, id: string | number): Promise<Date | null> =>
			findLast(tx, action, AUDIT[action].subject, String(id)),

		/** LOG-02: whoever is shown a person's data is noted, once an hour for each person and thing. */
		look: (tx: Db, { id: user_id }: Pick<Staff, "id">, subject: Subject, id: string | number) =>
			insertLooks(tx, [{ at: clock(), user_id, action: SEEN, subject, subject_id: String(id) }]),

		/** The same for a page that shows the people of several things. */
		lookEach: async (tx: Db, { id: user_id }: Pick<Staff, "id">, subject: Subject, ids: readonly number[]) => {
			const look = { at: clock(), user_id, action: SEEN, subject } as const;
			if (ids.length > 0)
				await insertLooks(
					tx,
					ids.map((id) => ({ ...look, subject_id: String(id) })),
				);
		},
	};
}

export type Audit = ReturnType<typeof createAudit>;
