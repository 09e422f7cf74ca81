import { berlinIso } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Erasure } from "#contract/office/rights.ts";
import { PERIODS, RULE_KEYS, RULES, ruleWords } from "#contract/retention.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { Deletion } from "#server/members/deletion/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Retention } from "#server/retention/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { Holds } from "./holds.ts";
import { counted, proofOf } from "./rules.ts";
import * as store from "./store.ts";
import * as traces from "./traces-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	holds: Holds;
	outbox: Pick<Outbox, "forgetMentions">;
	newsletter: Pick<Newsletter, "leave">;
	deletion: Pick<Deletion, "strip">;
	retention: Pick<Retention, "asked" | "forgetPerson" | "keptOf">;
}

/** PERSON-04: an address with all that stands under it, with an account or without. */
export function createErasing({ db, clock, audit, holds, outbox, newsletter, deletion, retention }: Parts) {
	async function keptOf(tx: Db, email: string): Promise<Erasure["kept"]> {
		const { own } = retention.asked();
		const found = await retention.keptOf(tx, email);
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
	async function work(tx: Db, email: string, staff: Staff): Promise<Omit<Erasure, "hold">> {
		const words = [email, ...(await traces.findNames(tx, email))];
		await newsletter.leave(tx, email);
		await store.emptyRequests(tx, email, { done_by: staff.id, done_at: clock() });
		const gone = await retention.forgetPerson(tx, email);
		const kept = await keptOf(tx, email);
		await traces.forgetGuestPins(tx, email);
		const has_account = await deletion.strip(tx, email);
		await outbox.forgetMentions(tx, words);
		await traces.forgetTraces(tx, words);
		await traces.restrict(tx, email, clock());
		return { email, has_account, gone: counted(gone), kept };
	}

	return {
		/** What would go and what would stay: the work itself, taken back. */
		async foresee(given: string, staff: Staff): Promise<Erasure> {
			const email = given.toLowerCase();
			await audit.look(db, staff, "person", await store.findPersonId(db, email));
			const hold = await holds.of(db, email);
			return { ...(await rehearse(db, (tx) => work(tx, email, staff))), hold };
		},

		erase: (given: string, staff: Staff): Promise<Erasure> =>
			db.transaction(async (tx) => {
				const email = given.toLowerCase();
				if (await holds.isHeld(tx, email)) throw refuse("person_held");
				const erased = await work(tx, email, staff);
				await audit.note(tx, staff, "person_erased", "person", proofOf(erased));
				return { ...erased, hold: null };
			}),
	};
}

export type Erasing = ReturnType<typeof createErasing>;
