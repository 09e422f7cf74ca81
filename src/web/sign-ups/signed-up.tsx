import * as icons from "#browser/ui/icons.ts";
import { Outcome, OutcomeActions, type OutcomeFact, OutcomeFacts } from "#browser/ui/outcome.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { formatEuro, totalNote } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Booking } from "#contract/sign-ups.ts";
import celebration from "#web/illustrations/danke-anmeldung.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Ticket, TicketNumber } from "#web/seminars/ticket.tsx";
import { TicketFact } from "#web/seminars/ticket-facts.tsx";
import { AgainLink } from "./again-link.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { FindThere } from "./find-there.tsx";
import { comingIn, countWord, nameOf, personsText } from "./person-words.ts";
import type { SignUpDone } from "./sign-up-definition.ts";

const SUCCESS =
	"Deine Buchung wurde erfolgreich durchgeführt. Du bekommst in Kürze eine E-Mail mit der Buchungsbestätigung.";

interface SignedUpProps extends SignUpDone {
	/** Whether taxes pay for it. */
	funded: boolean;
	/** It has just taken the place of the form. */
	inPlace: boolean;
	onAgain: () => void;
}

/** SIGN-18: what is true after a sign-up, in place of the page. */
export function SignedUp({ booking, email, funded, inPlace, onAgain }: SignedUpProps) {
	const persons = comingIn(booking);
	const many = persons.length > 1;
	const names = persons.map(nameOf);
	const facts: OutcomeFact[] = [
		["E-Mail an", email],
		["Wer kommt", <Names key="names" names={names} />, booking.company],
		["Kosten", ...costs(booking, funded)],
	];
	return (
		<>
			<Outcome
				tone="done"
				seal={icons.check}
				inPlace={inPlace}
				title={many ? `Eure ${countWord(persons.length)} Plätze sind reserviert` : "Dein Platz ist reserviert"}
				lead={SUCCESS}
				aside={
					<Ticket
						label={many ? "Eure Eintrittskarte" : "Deine Eintrittskarte"}
						date={booking}
						named
						drawing={celebration}
						tag={
							<Tag kind="ok" icon={icons.check}>
								{many ? "Ihr seid dabei" : "Du bist dabei"}
							</Tag>
						}
						facts={
							<TicketFact icon={icons.users} name="Personen" more={names.join(", ")}>
								{personsText(persons.length)}
							</TicketFact>
						}
						className="on-paper border-transparent"
					>
						<TicketNumber name="Buchungsnummer" number={booking.number} />
					</Ticket>
				}
			>
				<OutcomeFacts facts={facts} />
				<div className="w-full print:hidden">
					<OutcomeActions>
						<CalendarLink date={booking} size="lg" />
						<ButtonLink to={booking.path} variant="line" size="lg">
							{many ? "Zu eurer Buchung" : "Zu deiner Buchung"}
						</ButtonLink>
					</OutcomeActions>
					<div className="mt-3">
						<AgainLink to={paths.seminar(booking.slug, booking.date)} line="mohn" onPress={onAgain} />
					</div>
				</div>
			</Outcome>
			<FindThere date={booking} many={many} />
		</>
	);
}

const Names = ({ names }: { names: string[] }) =>
	names.map((name, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
		<span key={index} className="block">
			{name}
		</span>
	));

function costs({ price, tax_category, voucher }: Booking, funded: boolean): [value: string, note?: string] {
	if (price === null) return ["kostenlos", funded ? "für Ehrenamtliche in Sachsen" : undefined];
	if (price === 0) return [formatEuro(0), voucher ? `mit dem Gutschein ${voucher.code}` : undefined];
	return [formatEuro(price), `${totalNote(tax_category)}. Die Rechnung kommt mit der Bestätigung per E-Mail.`];
}
