import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import type { PersonNote } from "#contract/office/person-notes.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./notes-store.ts";
import { findPerson } from "./office-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

const present = ({ id, text, by, written_by, created_at, updated_at }: store.NoteRow, staff: Staff): PersonNote => ({
	...{ id, text, by },
	written_at: berlinIso(created_at),
	changed_at: updated_at > created_at ? berlinIso(updated_at) : null,
	is_own: written_by === staff.id,
});

/** PERSON-06: notes on people. Their words stand in no history: the person may ask for them, and they go with the person. */
export function createPersonNotes({ db, clock, audit }: Parts) {
	async function reread(tx: Db, id: number, staff: Staff): Promise<PersonNote> {
		const row = await store.lockNote(tx, id);
		if (!row) throw refuse("not_found");
		return present(row, staff);
	}

	const changing = (
		id: number,
		staff: Staff,
		action: AuditAction,
		change: (row: store.NoteRow) => Parameters<typeof store.updateNote>[2],
	): Promise<PersonNote> =>
		db.transaction(async (tx) => {
			const row = await store.lockNote(tx, id);
			if (!row || (row.deleted_at !== null) !== (action === "note_restored")) throw refuse("not_found");
			if (row.written_by !== staff.id) throw refuse("forbidden");
			await store.updateNote(tx, id, change(row));
			await audit.note(tx, staff, action, row.person_id);
			return reread(tx, id, staff);
		});

	return {
		of: async (email: string, staff: Staff): Promise<PersonNote[]> =>
			(await store.findNotes(db, email)).map((row) => present(row, staff)),

		write: (personId: number, text: string, staff: Staff): Promise<PersonNote> =>
			db.transaction(async (tx) => {
				const person = await findPerson(tx, personId);
				if (!person) throw refuse("not_found");
				const now = clock();
				const note = { email: person.email, text, written_by: staff.id, created_at: now, updated_at: now };
				const id = await store.insertNote(tx, note);
				await audit.note(tx, staff, "note_written", personId);
				return reread(tx, id, staff);
			}),

		change: (id: number, text: string, staff: Staff) =>
			changing(id, staff, "note_changed", () => ({ text, updated_at: clock() })),

		delete: (id: number, staff: Staff) => changing(id, staff, "note_deleted", () => ({ deleted_at: clock() })),

		restore: (id: number, staff: Staff) => changing(id, staff, "note_restored", () => ({ deleted_at: null })),
	};
}

export type PersonNotes = ReturnType<typeof createPersonNotes>;
