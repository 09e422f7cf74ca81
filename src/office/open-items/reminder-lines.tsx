import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import { CHANNEL_WORDS, LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import type { ReminderRow } from "#contract/office/open-items.ts";
import * as icons from "../ui/icons.ts";

const detailOf = ({ sent_on, channel, due_on, open, charges }: ReminderRow): string =>
	[
		`am ${formatDate(sent_on)} ${CHANNEL_WORDS[channel]}`,
		`${formatEuro(open)}${charges > 0 ? ` und ${formatEuro(charges)} Kosten` : ""}`,
		`zu zahlen bis ${formatDate(due_on)}`,
	].join(" · ");

/** What was sent because somebody had not paid, each with its file. */
export const ReminderLines = ({ reminders }: { reminders: readonly ReminderRow[] }) =>
	reminders.length > 0 && (
		<ul className="wl" aria-label="Mahnschreiben">
			{reminders.map((reminder) => (
				<li key={reminder.id}>
					<Icon shape={icons.mail} className="i" />
					<div>
						<b>{LEVEL_WORDS[reminder.level]}</b>
						<small>{detailOf(reminder)}</small>
					</div>
					<a
						className="btn btn--icon btn--sm"
						href={`${API_BASE}/office/reminder/${reminder.id}/pdf`}
						target="_blank"
						rel="noreferrer"
						aria-label={`${LEVEL_WORDS[reminder.level]} vom ${formatDate(reminder.sent_on)} als PDF öffnen`}
					>
						<Icon shape={icons.download} className="i" />
					</a>
				</li>
			))}
		</ul>
	);
