import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { DoorSession } from "#contract/office/attendance.ts";

/** Which session is meant, in the address. */
export const SESSION = "einheit";

export function SessionSwitch({ sessions, current }: { sessions: readonly DoorSession[]; current: number }) {
	if (sessions.length < 2) return null;
	return (
		<nav className="views" aria-label="Tage">
			{sessions.map(({ id, starts_at, closed_at }, index) => (
				<Link
					key={id}
					to={`?${SESSION}=${id}`}
					replace
					preventScrollReset
					aria-current={id === current ? "page" : undefined}
				>
					{index + 1}. {formatDate(starts_at).slice(0, 6)} {starts_at.slice(11, 16)}
					{closed_at && " (fertig)"}
				</Link>
			))}
		</nav>
	);
}
