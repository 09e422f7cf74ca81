import { Button } from "#browser/ui/button.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { Panel } from "./booking-panel.tsx";
import { ChangeForm, type Fetcher, isBusy } from "./change-form.tsx";
import { comingIn } from "./person-words.ts";

const momentWords = (at: string): string => `${formatLongDate(at)}, ${formatTime(at)}`;

/** DATE-05: the date has been moved; whether it still suits is said here. */
export function BookingMove({ booking, fetcher }: { booking: Booking; fetcher: Fetcher }) {
	if (!booking.move) return null;
	const { from, answer_by } = booking.move;
	const coming = comingIn(booking);
	const many = coming.length > 1;
	return (
		<Panel id="verlegt" title="Passt der neue Termin?">
			<p className="leading-note">
				Wir mussten den Termin verlegen. Bisher: <s>{momentWords(from)}</s>. Neu: <b>{momentWords(booking.date)}</b>.
				Bitte {many ? "antwortet" : "antworte"} bis zum {formatDate(answer_by)}.
			</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<ChangeForm fetcher={fetcher} change="accept-move">
					<Button type="submit" busy={isBusy(fetcher, "accept-move")}>
						Ja, das passt
					</Button>
				</ChangeForm>
				<ChangeForm fetcher={fetcher} change="ask-give-back-all">
					<Button type="submit" variant="line">
						{many ? "Nein, Plätze zurückgeben" : "Nein, Platz zurückgeben"}
					</Button>
				</ChangeForm>
			</div>
			<p className="mt-3 text-sm text-ink-2">
				Passt es nicht, kostet das Zurückgeben nichts. Was schon bezahlt ist, erstatten wir innerhalb von 14 Tagen.
			</p>
		</Panel>
	);
}
