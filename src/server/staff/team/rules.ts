import { berlinIso } from "#contract/berlin.ts";
import { demandSecondFactor } from "#contract/office/permissions.ts";
import type { TeamMember } from "#contract/office/team.ts";
import type { findTeam, UserRow } from "./store.ts";

type TeamRow = Awaited<ReturnType<typeof findTeam>>[number];

const stateOf = ({ is_active, password_hash }: UserRow): TeamMember["state"] => {
	if (!is_active) return "shut";
	return password_hash === null ? "invited" : "active";
};

/** Whoever works here shows it by what they do, not only by the last login. */
const newest = (...moments: (Date | null)[]): Date | null =>
	moments.reduce((one, other) => (one && other ? (one > other ? one : other) : (one ?? other)), null);

const isoOrNull = (moment: Date | null): string | null => moment && berlinIso(moment);

interface Known {
	invitedUntil: Map<number, Date>;
	isDemo: boolean;
}

export function presentMember({ user, last_active_at, ...counted }: TeamRow, known: Known): TeamMember {
	const state = stateOf(user);
	const invited_until = state === "invited" ? (known.invitedUntil.get(user.id) ?? null) : null;
	return {
		...user,
		...counted,
		email: user.email ?? "",
		state,
		invited_until: isoOrNull(invited_until),
		needs_second_factor: demandSecondFactor(user.roles) && !known.isDemo,
		last_seen_at: isoOrNull(newest(user.last_login_at, last_active_at)),
		updated_at: berlinIso(user.updated_at),
	};
}

type Changed = Record<string, [before: unknown, after: unknown]>;

/** What the history tells: each field that is another one now. */
export function differences(before: UserRow, after: Partial<UserRow>): Changed {
	const entries = Object.entries(after).map(([field, value]) => [field, [before[field as keyof UserRow], value]]);
	return Object.fromEntries(
		entries.filter(([, pair]) => JSON.stringify(pair?.[0]) !== JSON.stringify(pair?.[1])),
	) as Changed;
}
