import type { DateFacts } from "#contract/seminars.ts";
import { alertDone } from "#web/date-alerts/alert-definition.ts";
import { AlertRequested } from "#web/date-alerts/alert-requested.tsx";
import { signUpDone } from "#web/sign-ups/sign-up-definition.ts";
import { SignedUp } from "#web/sign-ups/signed-up.tsx";
import { joinDone } from "#web/waiting-list/join-definition.ts";
import { WaitingOutcome } from "#web/waiting-list/waiting-outcome.tsx";
import type { Done } from "./date-block.tsx";
import type { SeminarAnswer } from "./seminar-action.ts";
import type { ShownDate } from "./seminar-dates.ts";
import type { TicketDate } from "./ticket.tsx";

/** What a form that came without JavaScript has done. */
export function doneOf(answer: SeminarAnswer | undefined): Done | null {
	const signUp = answer?.signUp && signUpDone(answer.signUp);
	if (signUp) return { kind: "signUp", ...signUp };
	const waiting = answer?.waiting && joinDone(answer.waiting);
	if (waiting) return { kind: "waiting", ...waiting };
	const email = answer?.alert && alertDone(answer.alert);
	return email ? { kind: "alert", email } : null;
}

interface SeminarDoneProps {
	done: Done;
	date: TicketDate;
	chosen: ShownDate | null;
	next: ShownDate | null;
	funded: boolean;
	/** It has just taken the place of the form. */
	inPlace: boolean;
	onAgain: () => void;
}

/** Success is a screen, whichever form it was. */
export function SeminarDone({ done, date, chosen, next, funded, inPlace, onAgain }: SeminarDoneProps) {
	if (done.kind === "signUp") return <SignedUp {...done} funded={funded} inPlace={inPlace} onAgain={onAgain} />;
	if (done.kind === "alert" || !chosen) return <AlertRequested email={done.email} date={date} inPlace={inPlace} />;
	const many = done.persons > 1;
	return (
		<WaitingOutcome
			date={{ ...date, date: chosen.date } satisfies DateFacts}
			persons={done.persons}
			fewer={done.fewer}
			email={done.email}
			queue={[many ? "Außer euch" : "Außer dir", othersWaiting(done.others)]}
			endsAt={chosen.registration_deadline ?? chosen.date}
			next={next}
			inPlace={inPlace}
		>
			<p className="text-sm">
				Mit dem Link in der E-Mail {many ? "kommt ihr" : "kommst du"} jederzeit wieder von der Warteliste.
			</p>
		</WaitingOutcome>
	);
}

function othersWaiting(count: number): string {
	if (count === 0) return "wartet noch niemand";
	return count === 1 ? "wartet 1 Anmeldung" : `warten ${count} Anmeldungen`;
}
