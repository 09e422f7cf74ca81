import * as icons from "#browser/ui/icons.ts";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import { CONFIRM_ALERT_DAYS } from "#contract/date-alerts.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Ticket, type TicketDate } from "#web/seminars/ticket.tsx";

interface AlertRequestedProps {
	email: string;
	date: TicketDate;
	inPlace: boolean;
}

/** The same whether the address was known or not. */
export const AlertRequested = ({ email, date, inPlace }: AlertRequestedProps) => (
	<Outcome
		tone="waiting"
		seal={icons.mailCheck}
		inPlace={inPlace}
		title="Schau in dein Postfach"
		lead={
			<>
				Eine E-Mail an <b className="wrap-anywhere">{email}</b> ist unterwegs. Mit dem Link darin bestätigst du, dass
				wir dir schreiben sollen. Er gilt {CONFIRM_ALERT_DAYS} Tage.
			</>
		}
		aside={<Ticket label="Eckdaten" date={date} named className="on-paper border-transparent" />}
	>
		<OutcomeActions>
			<ButtonLink to={paths.seminars} size="lg">
				Andere Seminare ansehen
			</ButtonLink>
		</OutcomeActions>
	</Outcome>
);
