import { berlinIso } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Erasure } from "#contract/office/rights.ts";
import { PERIODS, RULE_KEYS, RULES, type RuleKey, ruleWords } from "#contract/retention.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { Deletion } from "#server/members/deletion/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Retention } from "#server/retention/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { Holds } from "./holds.ts";
import { erasedMail } from "./mails.ts";
import { counted, proofOf } from "./rules.ts";
import * as store from "./store.ts";
import * as traces from "./traces-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	holds: Holds;
	outbox: Pick<Outbox, "forgetMentions" | "writeMail">;
	sender: Sender;
	newsletter: Pick<Newsletter, "leave">;
	deletion: Pick<Deletion, "strip">;
	retention: Pick<Retention, "asked" | "forgetPerson" | "keptOf">;
}

/** What somebody reads without an account stays theirs to end. */
const SPARED_BY_OWNERS = ["newsletter_pending", "newsletter_proof", "date_alerts"] as const satisfies RuleKey[];

/** PERSON-04: an address with all that stands under it, with an account or without. */
export function createErasing({ db, clock, audit, holds, outbox, sender, newsletter, deletion, retention }: Parts) {
	async function keptOf(tx: Db, email: string, spared: readonly RuleKey[]): Promise<Erasure["kept"]> {
		const { own } = retention.asked();
		const found = await retention.keptOf(tx, email, spared);
		return RULE_KEYS.flatMap((rule) => {
			const { rows, until } = found[rule] ?? { rows: 0, until: null };
			if (rows === 0) return [];
			const { what, kept } = RULES[rule];
			return [
				{
					rule,
					what,
					rows,
					until: until && berlinIso(new Date(until.getTime() - 1)),
					period: ruleWords(rule, own),
					basis: PERIODS[kept].basis,
				},
			];
		});
	}

	/** In the caller's transaction; what nothing keeps goes, the rest is kept for the law alone. */
	async function work(tx: Db, email: string, staff: Staff | null, address?: string): Promise<Omit<Erasure, "hold">> {
		const words = [email, ...(await traces.findNames(tx, email))];
		const spared = staff ? [] : SPARED_BY_OWNERS;
		if (staff) await newsletter.leave(tx, email);
		await store.emptyRequests(tx, email, { done_by: staff?.id ?? null, done_at: clock() });
		const gone = await retention.forgetPerson(tx, email, spared);
		const kept = await keptOf(tx, email, spared);
		await traces.forgetGuestPins(tx, email);
		const has_account = await deletion.strip(tx, email, staff ? "office" : "owner", address);
		await outbox.forgetMentions(tx, words);
		await traces.forgetTraces(tx, words);
		await traces.restrict(tx, email, clock());
		if (staff) await traces.restrictNewsletter(tx, email, clock());
		const erased = { email, has_account, gone: counted(gone), kept };
		await audit.note(tx, staff ?? "system", "person_erased", "person", proofOf(erased));
		return erased;
	}

	return {
		/** What would go and what would stay: the work itself, taken back. */
		async foresee(given: string, staff: Staff): Promise<Erasure> {
			const email = given.toLowerCase();
			await audit.look(db, staff, "person", await store.findPersonId(db, email));
			const hold = await holds.of(db, email);
			return { ...(await rehearse(db, (tx) => work(tx, email, staff))), hold };
		},

		erase: (given: { email: string; tell: boolean }, staff: Staff): Promise<Erasure> =>
			db.transaction(async (tx) => {
				const email = given.email.toLowerCase();
				if (await holds.isHeld(tx, email)) throw refuse("person_held");
				const erased = await work(tx, email, staff);
				if (given.tell) await outbox.writeMail(tx, "person_erased", email, compose(erasedMail(erased, sender), sender));
				return { ...erased, hold: null };
			}),

		/** The same for whoever deletes their account, in the caller's transaction. */
		ofOwner: (tx: Db, email: string, address: string): Promise<Omit<Erasure, "hold">> =>
			work(tx, email.toLowerCase(), null, address),
	};
}

export type Erasing = ReturnType<typeof createErasing>;
