import type { ReactNode } from "react";
import * as icons from "#browser/ui/icons.ts";
import { Outcome, OutcomeActions, type OutcomeFact, OutcomeFacts } from "#browser/ui/outcome.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import type { DateFacts } from "#contract/seminars.ts";
import { OFFER_HOURS } from "#contract/waiting-list.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { seatsText } from "#web/seminars/seats-text.ts";
import type { ShownDate } from "#web/seminars/seminar-dates.ts";
import { Ticket } from "#web/seminars/ticket.tsx";

interface WaitingOutcomeProps {
	date: DateFacts;
	persons: number;
	fewer: boolean;
	/** Where the offer goes, where it is known. */
	email?: string;
	/** Those before or besides the reader. */
	queue: OutcomeFact;
	/** Until when somebody can still get a seat. */
	endsAt: string;
	/** Another date of the seminar that has seats. */
	next: ShownDate | null;
	inPlace: boolean;
	/** How to leave the list. */
	children: ReactNode;
}

/** After joining a waiting list, and behind the link of its letter. */
export function WaitingOutcome({
	date,
	persons,
	fewer,
	email,
	queue,
	endsAt,
	next,
	inPlace,
	children,
}: WaitingOutcomeProps) {
	const many = persons > 1;
	const facts: OutcomeFact[] = [
		["Gesucht", many ? `${persons} Plätze` : "1 Platz", fewer && "Wir melden uns auch, wenn weniger frei werden."],
		queue,
		["Bis", `${formatLongDate(endsAt)}, ${formatTime(endsAt)}`, "Danach räumen wir die Liste auf."],
	];
	const seats = next && seatsText(next);
	return (
		<Outcome
			tone="waiting"
			seal={icons.check}
			inPlace={inPlace}
			title={many ? "Ihr steht auf der Warteliste" : "Du stehst auf der Warteliste"}
			lead={
				<>
					{email ? (
						<>
							Sobald etwas frei wird, schreiben wir an <b className="wrap-anywhere">{email}</b>.
						</>
					) : (
						"Sobald etwas frei wird, bekommst du der Reihe nach ein Angebot per E-Mail."
					)}{" "}
					{many ? "Ihr habt" : "Du hast"} dann {OFFER_HOURS} Stunden Zeit zuzusagen.
				</>
			}
			aside={
				<Ticket
					label={many ? "Der Termin, auf den ihr wartet" : "Der Termin, auf den du wartest"}
					date={date}
					named
					tag={<Tag kind="warn">Warteliste</Tag>}
					className="on-paper border-transparent"
				/>
			}
		>
			<OutcomeFacts facts={facts} />
			{next && (
				<>
					<OutcomeActions>
						<ButtonLink to={paths.seminar(date.slug, next.date)} size="lg">
							{`Lieber den ${formatDate(next.date)} nehmen`}
						</ButtonLink>
					</OutcomeActions>
					<p className="text-sm">
						{seats ? `Dort ${next.free_seats === 1 ? "ist" : "sind"} ${seats.text}. ` : "Dort ist noch etwas frei. "}
						{many ? "Streicht euch dann bitte von der Liste." : "Streich dich dann bitte von der Liste."}
					</p>
				</>
			)}
			{children}
		</Outcome>
	);
}
