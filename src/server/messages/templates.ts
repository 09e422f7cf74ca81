import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { MessageTemplate, TemplateChange, TemplateWords } from "#contract/office/message-templates.ts";
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

const present = ({ id, name, subject, text, revision, updated_at }: store.TemplateRow): MessageTemplate => ({
	...{ id, name, subject, text, revision },
	updated_at: berlinIso(updated_at),
});

const toldIfTaken = (error: unknown): never => {
	throw isRepeated(error) ? refuseField("name", "So heißt schon eine Vorlage") : error;
};

/** The house's own templates for messages. */
export function createMessageTemplates({ db, clock, audit }: Parts) {
	async function lock(tx: Db, id: number, isDeleted = false): Promise<store.TemplateRow> {
		const row = await store.lockTemplate(tx, id);
		if (!row || (row.deleted_at !== null && !isDeleted)) throw refuse("not_found");
		return row;
	}

	const changing = (work: (tx: Db) => Promise<store.TemplateRow>): Promise<MessageTemplate> =>
		db.transaction(work).then(present, toldIfTaken);

	return {
		list: async (): Promise<MessageTemplate[]> => (await store.findTemplates(db)).map(present),

		/** For the history. */
		names: async (): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.findTemplates(db)).map(({ id, name }) => [String(id), name])),

		create: (words: TemplateWords, staff: Staff) =>
			changing(async (tx) => {
				const row = await store.insertTemplate(tx, { ...words, created_at: clock(), updated_at: clock() });
				await audit.note(tx, staff, "message_template_made", row.id, { name: [null, row.name] });
				return row;
			}),

		change: (id: number, { revision, ...words }: TemplateChange, staff: Staff) =>
			changing(async (tx) => {
				const before = await lock(tx, id);
				demandRevision(before, revision);
				const row = await store.updateTemplate(tx, id, { ...words, updated_at: clock() });
				const names = ["name", "subject", "text"] as const;
				const changed = names.filter((name) => before[name] !== row[name]);
				await audit.note(
					tx,
					staff,
					"message_template_changed",
					id,
					Object.fromEntries(changed.map((name) => [name, [before[name], row[name]]])),
				);
				return row;
			}),

		delete: (id: number, staff: Staff) =>
			changing(async (tx) => {
				await lock(tx, id);
				const row = await store.updateTemplate(tx, id, { deleted_at: clock() });
				await audit.note(tx, staff, "message_template_deleted", id, { name: [row.name, null] });
				return row;
			}),

		restore: (id: number, staff: Staff) =>
			changing(async (tx) => {
				await lock(tx, id, true);
				const row = await store.updateTemplate(tx, id, { deleted_at: null });
				await audit.note(tx, staff, "message_template_restored", id, { name: [null, row.name] });
				return row;
			}),
	};
}
