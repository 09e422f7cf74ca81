import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { TeamMember } from "#contract/office/team.ts";
import { fullMoment } from "../ui/full-moment.ts";

const NOW_MS = 5 * 60_000;

/** "5 Menschen. Einer hat noch keinen zweiten Schritt eingerichtet." */
export function teamWords(team: readonly TeamMember[]): string {
	const people = team.filter(({ state }) => state !== "shut");
	const missing = people.filter(({ state, passkeys, has_totp }) => state === "active" && passkeys === 0 && !has_totp);
	const count = people.length === 1 ? "Ein Mensch." : `${people.length} Menschen.`;
	if (missing.length === 0) return `${count} Alle haben einen zweiten Schritt.`;
	const who = missing.length === 1 ? "Eine Person hat" : `${missing.length} haben`;
	return `${count} ${who} noch keinen zweiten Schritt eingerichtet.`;
}

function momentAgo(iso: string, now: Date): string {
	const today = berlinIso(now).slice(0, 10);
	const yesterday = berlinIso(new Date(now.getTime() - 24 * 60 * 60_000)).slice(0, 10);
	if (iso.startsWith(today)) return `heute, ${formatTime(iso)}`;
	return iso.startsWith(yesterday) ? `gestern, ${formatTime(iso)}` : formatDate(iso);
}

/** When somebody was last here, or what keeps them out. */
export function seenWords({ state, invited_until, last_seen_at, sessions }: TeamMember, now: Date): string {
	if (state === "shut") return "gesperrt";
	if (state === "invited")
		return invited_until ? `eingeladen bis ${fullMoment(invited_until)}` : "Einladung abgelaufen";
	if (!last_seen_at) return "noch nie";
	const isNow = sessions > 0 && now.getTime() - Date.parse(last_seen_at) < NOW_MS;
	const when = isNow ? "jetzt" : momentAgo(last_seen_at, now);
	return sessions > 1 ? `${when} · ${sessions} Sitzungen` : when;
}
