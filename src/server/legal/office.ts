import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { filled, firstText, placeholdersOf } from "#contract/legal/texts.ts";
import { LEGAL_KINDS, type LegalKind } from "#contract/legal-texts.ts";
import { type EditedText, LEGAL_TITLES, type OfficeText } from "#contract/office/legal-texts.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { faultOf } from "./rules.ts";
import type { LegalTexts } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	legalTexts: LegalTexts;
}

/** What the Leitung does with the legal texts: a draft, then a day from which it holds. */
export function createLegalOffice({ db, clock, audit, legalTexts }: Parts) {
	function versionsOf(kind: LegalKind): OfficeText["versions"] {
		const today = legalTexts.today();
		const inForce = legalTexts.versionInForce(kind);
		return legalTexts.versionsOf(kind).map(({ version, valid_from }) => {
			if (version === inForce) return { version, valid_from, state: "in_force" };
			return { version, valid_from, state: valid_from > today ? "planned" : "past" };
		});
	}

	const draftOf = async (kind: LegalKind) =>
		(await store.findDrafts(db)).find((row) => row.kind === kind && row.revision > 0);

	async function edited(kind: LegalKind): Promise<EditedText> {
		const draft = await draftOf(kind);
		const [newest] = legalTexts.versionsOf(kind);
		const before = { version: newest?.version ?? "", content: newest?.content ?? "" };
		const content = draft?.content ?? before.content;
		const source = legalTexts.source();
		return {
			kind,
			title: firstText(kind, source).title,
			content,
			revision: draft?.revision ?? 0,
			before,
			preview: filled(content, source),
			versions: versionsOf(kind),
			placeholders: placeholdersOf(source),
		};
	}

	function refuseFault(kind: LegalKind, content: string): void {
		const fault = faultOf(kind, content, legalTexts.source());
		if (fault) throw refuseField("content", fault);
	}

	const changed = async (kind: LegalKind): Promise<EditedText> => {
		await legalTexts.load();
		return edited(kind);
	};

	return {
		async list(): Promise<OfficeText[]> {
			const drafts = (await store.findDrafts(db)).filter(({ revision }) => revision > 0);
			return LEGAL_KINDS.map((kind) => {
				const draft = drafts.find((row) => row.kind === kind);
				const told = draft && { updated_at: berlinIso(draft.updated_at), updated_by: draft.updated_by };
				return { kind, versions: versionsOf(kind), draft: told ?? null };
			});
		},

		get: edited,

		async write(kind: LegalKind, { content, revision }: { content: string; revision: number }, staff: Staff) {
			refuseFault(kind, content);
			await db.transaction(async (tx) => {
				const draft = await store.lockDraft(tx, kind);
				demandRevision(draft, revision);
				await store.updateText(tx, draft.id, { content, updated_at: clock(), updated_by: staff.id });
				await audit.note(tx, staff, "legal_text_written", LEGAL_TITLES[kind], { characters: content.length });
			});
			return edited(kind);
		},

		/** From tomorrow on at the earliest: on no day two versions hold. */
		async publish(kind: LegalKind, { valid_from, revision }: { valid_from: string; revision: number }, staff: Staff) {
			if (valid_from <= legalTexts.today()) throw refuseField("valid_from", "Frühestens ab morgen");
			const work = db.transaction(async (tx) => {
				const draft = await store.lockDraft(tx, kind);
				demandRevision(draft, revision);
				if (draft.revision === 0) throw refuse("not_found");
				refuseFault(kind, draft.content);
				await store.updateText(tx, draft.id, {
					version: valid_from,
					valid_from,
					updated_at: clock(),
					updated_by: staff.id,
				});
				await audit.note(tx, staff, "legal_text_published", LEGAL_TITLES[kind], { valid_from });
			});
			await work.catch((error: unknown) => {
				throw isRepeated(error) ? refuseField("valid_from", "Ab diesem Tag gilt schon eine andere Fassung") : error;
			});
			return changed(kind);
		},

		async takeBack(kind: LegalKind, version: string, staff: Staff) {
			const planned = versionsOf(kind).find((one) => one.version === version && one.state === "planned");
			if (!planned) throw refuse("not_found");
			await db.transaction(async (tx) => {
				if (!(await store.deletePlanned(tx, kind, version))) throw refuse("not_found");
				await audit.note(tx, staff, "legal_text_taken_back", LEGAL_TITLES[kind], { version });
			});
			return changed(kind);
		},
	};
}

export type LegalOffice = ReturnType<typeof createLegalOffice>;
