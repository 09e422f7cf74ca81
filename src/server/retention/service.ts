import { DAY_MS } from "#contract/constants.ts";
import type { RetentionRule } from "#contract/office/rights.ts";
import { KEPT, KEPT_KEYS, OWN_JOB_KEYS, PERIODS, RULE_KEYS, type RuleKey, ruleWords } from "#contract/retention.ts";
import type { Scans } from "#server/attendance/scans.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { GrantsOffice } from "#server/grants/office.ts";
import type { SettingsService } from "#server/settings/service.ts";
import type { Asked } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
	scans: Pick<Scans, "sweep">;
	grantsOffice: Pick<GrantsOffice, "sweep">;
}

/** So far ahead it is told what goes. */
const FORESEEN_MS = 366 * DAY_MS;

/** What is of one person alone. */
const ownRules = (spared: readonly RuleKey[]): RuleKey[] =>
	RULE_KEYS.filter((key) => !store.STORED[key].shared && !spared.includes(key));

/** What is of several people and names each of them. */
const NAMING = RULE_KEYS.filter((key) => store.STORED[key].names);

type Kept = Partial<Record<RuleKey, store.KeptRows>>;

/** By rule how many rows went. */
export type Gone = Record<string, number>;

export function createRetention({ db, clock, audit, settings, scans, grantsOffice }: Parts) {
	const asked = (): Asked => ({ now: clock(), own: settings.now().retention });

	/** Each rule in turn. */
	async function forgetDue(tx: Db): Promise<Gone> {
		await store.openForDeletion(tx);
		const gone: Gone = {};
		for (const key of RULE_KEYS) gone[key] = await store.forgetDue(tx, key, asked());
		return gone;
	}

	async function findKept(tx: Db, email: string, keys: readonly RuleKey[]): Promise<Kept> {
		const kept: Kept = {};
		for (const key of keys) kept[key] = await store.findKept(tx, key, email, asked());
		return kept;
	}

	return {
		asked,

		/** Deletes what the privacy notice says is deleted by now, and notes how much. */
		async forgetOld(actor: Actor = "system"): Promise<Gone> {
			const gone = await db.transaction(async (tx) => {
				const counts = await forgetDue(tx);
				const some = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
				if (actor !== "system" || Object.keys(some).length > 0) await audit.note(tx, actor, "retention", "all", some);
				return counts;
			});
			await scans.sweep();
			await grantsOffice.sweep();
			return gone;
		},

		/** Of one address, whatever nothing keeps, whether due or not; what is spared is left as it is. */
		async forgetPerson(tx: Db, email: string, spared: readonly RuleKey[]): Promise<Gone> {
			await store.openForDeletion(tx);
			const gone: Gone = {};
			for (const key of ownRules(spared)) gone[key] = await store.forgetOf(tx, key, email, asked());
			return gone;
		},

		keptOf: (tx: Db, email: string, spared: readonly RuleKey[]): Promise<Kept> => findKept(tx, email, ownRules(spared)),

		/** Where somebody stands beside others: to be asked before they are erased, for then nothing leads there any more. */
		namedBeside: (tx: Db, email: string): Promise<Kept> => findKept(tx, email, NAMING),

		/** KEEP-01: each rule with what it keeps and when it goes; also what goes with a job of its own. */
		async overview(): Promise<RetentionRule[]> {
			const { now, own } = asked();
			const until = new Date(now.getTime() + FORESEEN_MS);
			const rules: RetentionRule[] = [];
			for (const rule of KEPT_KEYS) {
				const { what, purpose, ground, kept } = KEPT[rule];
				const figures = await store.findFigures(db, rule, { now, own }, until);
				rules.push({
					rule,
					what,
					purpose,
					ground,
					basis: PERIODS[kept].basis,
					period: ruleWords(rule, own),
					...figures,
				});
			}
			return rules;
		},

		/** KEEP-02: does all of it and takes it back. */
		wouldForget: (): Promise<Gone> => rehearse(db, forgetDue),

		/** What the jobs of their own would delete now. */
		async dueElsewhere(): Promise<Gone> {
			const due: Gone = {};
			for (const key of OWN_JOB_KEYS) due[key] = (await store.findFigures(db, key, asked(), clock())).due;
			return due;
		},
	};
}

export type Retention = ReturnType<typeof createRetention>;
