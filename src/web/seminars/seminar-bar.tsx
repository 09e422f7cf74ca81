import { ActionBar } from "#browser/ui/action-bar.tsx";
import { Price } from "#browser/ui/price.tsx";
import { formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { WAITING_ID, WAITING_TITLE } from "#web/waiting-list/waiting-anchor.ts";
import { seatsText } from "./seats-text.ts";
import type { ShownDate } from "./seminar-dates.ts";
import { SIGN_UP_ID, SIGN_UP_TITLE } from "./sign-up-anchor.ts";

interface SeminarBarProps {
	seminar: Pick<Seminar, "price" | "tax_category">;
	date: ShownDate;
}

/** The date's one action within reach on a long page. */
export function SeminarBar({ seminar, date }: SeminarBarProps) {
	if (date.state !== "open" && date.state !== "full") return null;
	const [action, id, title] =
		date.state === "open" ? ["sign-up", SIGN_UP_ID, SIGN_UP_TITLE] : ["waiting", WAITING_ID, WAITING_TITLE];
	const when = `${formatWeekday(date.date)}, ${formatDate(date.date)}, ${formatTime(date.date)}`;
	const seats = date.state === "full" ? "ausgebucht" : seatsText(date)?.text;
	return (
		<ActionBar
			label={`${title}, kurz`}
			action={action}
			price={<Price price={seminar.price} tax={seminar.tax_category} star />}
			note={[when, seats].filter(Boolean).join(", ")}
		>
			<ButtonLink to={`#${id}`} reloadDocument prefetch="none" className="flex-none">
				{title}
			</ButtonLink>
		</ActionBar>
	);
}
