import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { HOUR_MS } from "#contract/constants.ts";
import { ApiError, ERRORS } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./store.ts";

export interface Limit {
	name: string;
	max: number;
	perMs: number;
}

/** Tries that may fail: a few at once, then the next has to wait, twice as long each time. Nobody is shut out for good. */
export interface Brake {
	name: string;
	free: number;
	firstWaitMs: number;
	maxWaitMs: number;
}

/** Something good about somebody that is worth remembering for a while. */
interface Memory {
	name: string;
	forMs: number;
}

type Counted = [brake: Brake, who: string];
type Use = [limit: Limit, who: string];

/** A form that sends mail: enough for any person and too little for a flood. */
export const formLimits = (form: string) => ({
	perAddress: { name: `${form}-address`, max: 10, perMs: HOUR_MS },
	perMailbox: { name: `${form}-mailbox`, max: 3, perMs: HOUR_MS },
});

/** An address as a proxy may write it: with brackets, with a port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/**
 * Of an IPv6 address its first half: the other half one can choose at will. An IPv4 address in the clothes of IPv6 is
 * the IPv4 address. What is no address stays as it is.
 */
export function networkOf(who: string): string {
	const [, bracketed, dotted] = WITH_PORT.exec(who) ?? [];
	const address = (bracketed ?? dotted ?? who).replace(/%.*$/, "");
	if (isIPv4(address)) return address;
	if (!isIPv6(address)) return who;
	const embedded = address.slice(address.lastIndexOf(":") + 1);
	return isIPv4(embedded) ? embedded : firstHalf(address);
}

function firstHalf(address: string): string {
	const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
	const zeros = Array(8 - before.length - after.length).fill("0");
	const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
	return `${groups.slice(0, 4).join(":")}::`;
}

/**
 * Who is counted is stored as a hash: no list of addresses comes into being. Every address among the words counts as
 * its network, so that no limit can forget it.
 */
function keyOf({ name }: { name: string }, who: string): string {
	const words = who.trim().toLowerCase().split(" ").map(networkOf).join(" ");
	return `${name}:${createHash("sha256").update(words).digest("base64url")}`;
}

function tooMany(now: Date, until: Date): ApiError {
	const { status, message } = ERRORS.too_many;
	return new ApiError(
		status,
		{ code: "too_many", message },
		"",
		Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
	);
}

export function createLimits({ db, clock }: { db: Db; clock: Clock }) {
	/** Null, or until when one too many has to wait. */
	async function count(uses: readonly Use[], now: Date): Promise<Date | null> {
		const counted = uses.map(([limit, who]) => ({
			key: keyOf(limit, who),
			max: limit.max,
			resetsAt: new Date(now.getTime() + limit.perMs),
		}));
		const states = await store.countUses(db, counted, now);
		const exceeded = states.find((state, index) => state.count > (counted[index]?.max ?? 0));
		return exceeded?.resets_at ?? null;
	}

	/** Counts one use of each; refuses with 429 and the seconds to wait at the first that was one too many. */
	async function takeInTurn(...uses: Use[]): Promise<void> {
		const now = clock();
		const until = await count(uses, now);
		if (until) throw tooMany(now, until);
	}

	return {
		take: (limit: Limit, who: string): Promise<void> => takeInTurn([limit, who]),

		/** One after the other: whoever is held by the first uses up nothing of the next. */
		takeInTurn,

		/** The same for what happens by itself: nobody is refused, it is just not done. */
		allows: async (limit: Limit, who: string): Promise<boolean> => (await count([[limit, who]], clock())) === null,

		/** Counts one try under all of these brakes, or none of them and refuses, while one of them holds. */
		attempt: (counted: Counted[]): Promise<void> =>
			db.transaction(async (tx) => {
				const now = clock();
				for (const [brake, who] of counted) {
					const heldUntil = await store.countTry(tx, keyOf(brake, who), now, brake);
					if (heldUntil) throw tooMany(now, heldUntil);
				}
			}),

		/** The try was good: all before it are forgotten. */
		forgetTries: ([brake, who]: Counted) => store.remove(db, keyOf(brake, who)),

		/** The try was good and does not count, but the bad ones do. */
		giveBackTry: ([brake, who]: Counted) => store.countOneLess(db, keyOf(brake, who)),

		remember: ({ name, forMs }: Memory, who: string) =>
			store.keepUntil(db, keyOf({ name }, who), new Date(clock().getTime() + forMs)),

		remembers: ({ name, forMs }: Memory, who: string): Promise<boolean> => {
			const now = clock();
			return store.isKept(db, keyOf({ name }, who), now, new Date(now.getTime() + forMs));
		},

		/** What no longer counts for anything. */
		purge: () => store.removeEnded(db, new Date(clock().getTime() - store.FORGET_TRIES_AFTER_MS)),
	};
}

export type Limits = ReturnType<typeof createLimits>;
