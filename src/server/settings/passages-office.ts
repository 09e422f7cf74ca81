import { berlinIso } from "#contract/berlin.ts";
import {
	type OfficePassage,
	PASSAGE_LETTER_NAMES,
	type PassageLetter,
	type PassageWords,
} from "#contract/office/letter-passages.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import { type Sender, textOf } from "#server/outbox/letter.ts";
import { previews } from "#server/previews/list.ts";
import type { Staff } from "#server/viewer.ts";
import { keyOf, PASSAGE_KEYS, passageOf } from "./passages.ts";
import { differences } from "./rules.ts";
import type { SettingsService } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: SettingsService;
	config: Sender;
}

function present(kind: PassageLetter, row: store.GroupRow | undefined): OfficePassage {
	const changed = row && row.revision > 0 ? row : undefined;
	return {
		kind,
		...passageOf(changed),
		revision: changed?.revision ?? 0,
		updated_at: changed ? berlinIso(changed.updated_at) : null,
		updated_by: changed?.updated_by ?? null,
	};
}

/** The free words of the fixed letters, as the Leitung sets them. */
export function createPassagesOffice({ db, clock, audit, settings, config }: Parts) {
	async function list(): Promise<OfficePassage[]> {
		const rows = await store.findRows(db, PASSAGE_KEYS);
		return PASSAGE_LETTER_NAMES.map((kind) =>
			present(
				kind,
				rows.find(({ key }) => key === keyOf(kind)),
			),
		);
	}

	const find = async (kind: PassageLetter): Promise<OfficePassage> => {
		const [row] = await store.findRows(db, [keyOf(kind)]);
		return present(kind, row);
	};

	return {
		list,

		/** The letter itself, made by those who send it. */
		async preview(kind: PassageLetter, words: PassageWords): Promise<{ subject: string; text: string }> {
			const { provider, publicUrl, replyTo = null } = config;
			const sender = { provider, publicUrl, replyTo, passages: { [kind]: words } };
			const mail = previews(sender)[kind];
			if (!mail) throw new Error(`There is no preview of ${kind}.`);
			return { subject: mail.subject, text: textOf(mail.letter, sender) };
		},

		/** Whoever is answered finds it in the next letter; other processes are told by the database. */
		async change(
			kind: PassageLetter,
			{ revision, greeting, hint }: PassageWords & { revision: number },
			staff: Staff,
		): Promise<OfficePassage> {
			await db.transaction(async (tx) => {
				const key = keyOf(kind);
				const row = await store.lockGroup(tx, key);
				demandRevision(row, revision);
				const changed = differences({ ...passageOf(row) }, { greeting, hint });
				if (Object.keys(changed).length === 0) return;
				await store.updateGroup(tx, key, { value: { greeting, hint }, updated_at: clock(), updated_by: staff.id });
				await audit.note(tx, staff, "letter_passage_changed", kind, changed);
			});
			await settings.load();
			return find(kind);
		},
	};
}
