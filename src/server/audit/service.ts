import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { insertEntry } from "./store.ts";

interface AuditEntry {
	action: string;
	subject: string;
	subject_id: string | number;
	details?: Record<string, unknown>;
	/** None when the system itself acted. */
	user_id?: number | null;
}

export function createAudit({ clock }: { clock: Clock }) {
	return {
		/** Written in the transaction of what it tells. */
		note: (tx: Db, { subject_id, ...entry }: AuditEntry) =>
			insertEntry(tx, { ...entry, subject_id: String(subject_id), at: clock() }),
	};
}

export type Audit = ReturnType<typeof createAudit>;
