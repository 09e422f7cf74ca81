import { berlinIso } from "#contract/berlin.ts";
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
import type { ErasureKind, Erasures } from "./erasures.ts";
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
	retention: Pick<Retention, "asked" | "forgetPerson" | "keptOf" | "namedBeside">;
	erasures: Pick<Erasures, "note">;
}

type Named = Awaited<ReturnType<Retention["namedBeside"]>>;

/** Who erases, and for whom. */
interface By {
	kind: Exclude<ErasureKind, "account">;
	staff?: Staff;
	/** Whence whoever erases themselves came. */
	address?: string;
}

/** What somebody reads without an account stays theirs to end. */
const SPARED_BY_OWNERS = ["newsletter_pending", "newsletter_proof", "date_alerts"] as const satisfies RuleKey[];

/** PERSON-04: an address with all that stands under it, with an account or without. */
export function createErasing(parts: Parts) {
	const { db, clock, audit, holds, outbox, sender, newsletter, deletion, retention, erasures } = parts;

	async function keptOf(tx: Db, email: string, spared: readonly RuleKey[], beside: Named): Promise<Erasure["kept"]> {
		const { own } = retention.asked();
		const found = { ...beside, ...(await retention.keptOf(tx, email, spared)) };
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
	async function work(tx: Db, email: string, { kind, staff, address }: By): Promise<Omit<Erasure, "hold">> {
		const names = await traces.findNames(tx, email);
		const words = [email, ...names];
		const elsewhere = await traces.findElsewhere(tx, email, names);
		const isByOffice = kind === "office";
		const spared = isByOffice ? [] : SPARED_BY_OWNERS;
		if (isByOffice) await newsletter.leave(tx, email);
		await store.emptyRequests(tx, email, { done_by: staff?.id ?? null, done_at: clock() });
		const beside = await retention.namedBeside(tx, email);
		const gone = await retention.forgetPerson(tx, email, spared);
		const kept = await keptOf(tx, email, spared, beside);
		await traces.forgetGuestPins(tx, email);
		const has_account = await deletion.strip(tx, email, kind, address);
		await outbox.forgetMentions(tx, words);
		await traces.forgetTraces(tx, words);
		await traces.restrict(tx, email, clock());
		if (isByOffice) await traces.restrictNewsletter(tx, email, clock());
		const erased = { email, has_account, gone: counted(gone), kept, elsewhere };
		await audit.note(tx, staff ?? "system", "person_erased", "person", proofOf(erased));
		return erased;
	}

	return {
		/** What would go and what would stay: the work itself, taken back. */
		async foresee(given: string, staff: Staff): Promise<Erasure> {
			const email = given.toLowerCase();
			await audit.look(db, staff, "person", await store.findPersonId(db, email));
			const hold = await holds.of(db, email);
			return { ...(await rehearse(db, (tx) => work(tx, email, { kind: "office", staff }))), hold };
		},

		erase: (given: { email: string; tell: boolean }, staff: Staff): Promise<Erasure> =>
			db.transaction(async (tx) => {
				const email = given.email.toLowerCase();
				if (await holds.isHeld(tx, email)) throw refuse("person_held");
				const erased = await work(tx, email, { kind: "office", staff });
				await erasures.note(tx, email, "office");
				if (given.tell) await outbox.writeMail(tx, "person_erased", email, compose(erasedMail(erased, sender), sender));
				return { ...erased, hold: null };
			}),

		/** The same for whoever deletes their account, in the caller's transaction. */
		async ofOwner(tx: Db, given: string, address: string): Promise<Omit<Erasure, "hold">> {
			const email = given.toLowerCase();
			await erasures.note(tx, email, "owner");
			return work(tx, email, { kind: "owner", address });
		},

		/** What happened already, in a database that does not know of it. */
		again: (tx: Db, email: string, kind: ErasureKind): Promise<unknown> =>
			kind === "account" ? deletion.strip(tx, email, "owner") : work(tx, email, { kind }),
	};
}

export type Erasing = ReturnType<typeof createErasing>;
