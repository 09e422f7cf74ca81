import { useEffect, useState } from "react";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { plainApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useColleague } from "./colleague.ts";
import { leave } from "./leave.ts";
import { regainSession } from "./lost-session.ts";
import { tellEnds, useSessionEnds } from "./session-ends.ts";

const WARNED_BEFORE_MS = 2 * 60_000;
/** Longer waits are not exact on a machine that sleeps. */
const LOOKED_EVERY_MS = 15_000;

/** Hands in another tab may have kept the session: the server is asked before anybody is alarmed. */
const askAgain = () =>
	plainApi.session.me().then(
		({ data }) => tellEnds(data),
		// Without a line nobody can log in: it is asked again when something is sent.
		(error: unknown) => (error instanceof NoAnswer ? undefined : void regainSession()),
	);

const minutes = (ms: number): string =>
	ms <= 60_000 ? "weniger als einer Minute" : `${Math.ceil(ms / 60_000)} Minuten`;

/** Before the session ends for want of activity, and before it ends in any case. */
export function IdleWarning() {
	const ends = useSessionEnds();
	const { id } = useColleague();
	const [now, setNow] = useState(Date.now);
	const [dismissed, setDismissed] = useState<number | null>(null);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), LOOKED_EVERY_MS);
		return () => clearInterval(timer);
	}, []);
	const end = ends ? Math.min(ends.endsAt, ends.idleEndsAt) : null;
	const left = end === null ? Number.POSITIVE_INFINITY : end - now;
	const isNear = left < WARNED_BEFORE_MS;
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the end comes near, and when it has come
	useEffect(() => {
		if (isNear) void askAgain();
	}, [isNear, left <= 0]);
	if (!ends || end === null || !isNear || left <= 0 || dismissed === end) return null;
	const stay = () =>
		plainApi.session.activity().then(
			({ data }) => tellEnds(data),
			() => void regainSession(),
		);
	if (end === ends.endsAt)
		return (
			<Dialog
				title={`Deine Anmeldung endet in ${minutes(left)}`}
				lead="Nach zehn Stunden fragen wir immer neu nach dem Passwort. Was du gerade schreibst, bleibt stehen."
				onClose={() => setDismissed(end)}
				actions={
					<Button autoFocus variant="primary" onClick={() => setDismissed(end)}>
						Verstanden
					</Button>
				}
			/>
		);
	return (
		<Dialog
			title="Noch da?"
			lead={`Du hast eine Weile nichts getan. In ${minutes(left)} wirst du abgemeldet. Was du gerade schreibst, bleibt stehen.`}
			onClose={stay}
			actions={
				<>
					<Button onClick={() => void leave(id)}>Abmelden</Button>
					<Button autoFocus variant="primary" onClick={stay}>
						Weiterarbeiten
					</Button>
				</>
			}
		/>
	);
}
