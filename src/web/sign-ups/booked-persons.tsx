import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { paths } from "#contract/paths.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { AgainLink } from "./again-link.tsx";
import type { Outcome } from "./booking-change.ts";
import { Panel } from "./booking-panel.tsx";
import { ChangeForm, type Fetcher, TextButton } from "./change-form.tsx";
import { GiveBackQuestion } from "./give-back-question.tsx";
import { PersonLine } from "./person-line.tsx";
import { comingIn } from "./person-words.ts";
import { UndoNotice } from "./undo-notice.tsx";

interface BookedPersonsProps {
	booking: Booking;
	fetcher: Fetcher;
	outcome: Outcome;
}

/** Who comes: each name can be changed and each seat given back, in its own line. */
export function BookedPersons({ booking, fetcher, outcome }: BookedPersonsProps) {
	const coming = comingIn(booking);
	const notice = useFocusOnChange<HTMLDivElement>(outcome);
	const seats = coming.length === 1 ? "1 Platz sicher" : `${coming.length} Plätze sicher`;
	const over = booking.date_cancelled || !booking.can_be_renamed;
	return (
		<Panel
			id="personen"
			title={over ? "Wer angemeldet war" : "Wer kommt"}
			tag={
				!over && (
					<Tag kind="ok" icon={icons.check}>
						{seats}
					</Tag>
				)
			}
		>
			<div ref={notice} tabIndex={-1} className="grid gap-3 empty:hidden not-empty:mb-4">
				{(outcome?.kind === "ok" || outcome?.kind === "error") && (
					<Notice kind={outcome.kind} role={outcome.kind === "ok" ? "status" : "alert"}>
						<p>{outcome.text}</p>
					</Notice>
				)}
				{outcome?.kind === "undone" && (
					<Notice kind="ok" role="status">
						<p>
							{coming.length > 1 ? "Schön, dass ihr doch kommt." : "Schön, dass du doch kommst."} Eine E-Mail bestätigt
							es.
						</p>
					</Notice>
				)}
				{booking.undo_until && <UndoNotice until={booking.undo_until} fetcher={fetcher} />}
			</div>
			<ul className="border-t-2 border-ink">
				{coming.map((person) => (
					<PersonLine key={person.position} booking={booking} person={person} fetcher={fetcher} outcome={outcome} />
				))}
			</ul>
			{booking.can_be_changed && (
				<div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
					<AgainLink to={paths.seminar(booking.slug, booking.date)} line="sun" />
					{coming.length > 1 && (
						<ChangeForm fetcher={fetcher} change="ask-give-back-all">
							<TextButton label="Alle Plätze absagen" of={booking.topic} />
						</ChangeForm>
					)}
				</div>
			)}
			{outcome?.kind === "give-back-all" && <GiveBackQuestion booking={booking} persons={coming} fetcher={fetcher} />}
		</Panel>
	);
}
