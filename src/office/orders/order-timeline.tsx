import { useState } from "react";
import type { IconShape } from "#browser/ui/icon.tsx";
import type { HistoryEntry } from "#contract/office/history.ts";
import { LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { officePaths } from "#contract/office/paths.ts";
import { momentWords } from "../history/days.ts";
import { EntryLine } from "../history/entry-line.tsx";
import { EventLine } from "../history/event-line.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import type { Tone } from "../ui/state.tsx";
import { Timeline } from "../ui/timeline.tsx";

const VIEWS = ["Alles", "Geld", "Post"] as const;
type View = (typeof VIEWS)[number];

interface Happened {
	key: string;
	at: string;
	about: View;
	/** Told by the history itself. */
	entry?: HistoryEntry;
	icon: IconShape;
	tone?: Tone;
	title: string;
	detail?: string;
	path?: string;
}

const MONEY = /^(payment|refund|order_corrected|order_reduced|order_refunded|order_withdrawn)/;

const declaredWords = ({ accept_early_performance, consent_version }: OfficeOrderPage): string =>
	`Sofortiger Beginn und Verzicht auf das Widerrufsrecht: ${accept_early_performance ? "zugestimmt" : "nicht zugestimmt"}${consent_version ? `, Text ${consent_version}` : ""}`;

/** What its own rows tell, where the history is silent: it was ordered, letters left, films were opened. */
const toldByRows = (order: OfficeOrderPage): Happened[] => [
	{
		key: "ordered",
		at: order.created_at,
		about: "Alles",
		icon: icons.cart,
		title: order.button_label ? `Bestellt mit „${order.button_label}“` : "Bestellt",
		detail: declaredWords(order),
	},
	...order.lines.flatMap(({ course_id, topic, access }): Happened[] =>
		access?.first_played_at
			? [
					{
						key: `played-${course_id}`,
						at: access.first_played_at,
						about: "Alles",
						icon: icons.play,
						title: `„${topic}“ zum ersten Mal angesehen`,
					},
				]
			: [],
	),
	...order.letters.map(
		({ id, subject, created_at, state }): Happened => ({
			key: id,
			at: created_at,
			about: "Post",
			icon: icons.mail,
			tone: state === "failed" ? "err" : "ok",
			title: `Brief „${subject ?? "Inhalt gelöscht"}“`,
			detail: LETTER_STATE_WORDS[state],
			path: officePaths.letter(id),
		}),
	),
];

const toldByHistory = (entry: HistoryEntry): Happened => ({
	key: String(entry.id),
	at: entry.at,
	about: MONEY.test(entry.action) ? "Geld" : "Alles",
	entry,
	icon: icons.history,
	title: entry.text,
});

/** Everything that happened with an order, newest first. */
export function OrderTimeline({ order, entries }: { order: OfficeOrderPage; entries: readonly HistoryEntry[] }) {
	const [view, setView] = useState<View>("Alles");
	const now = new Date();
	const shown = [...entries.map(toldByHistory), ...toldByRows(order)]
		.filter(({ about }) => view === "Alles" || about === view)
		.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
	return (
		<Panel
			title="Was geschah"
			aside={
				<fieldset className="seg">
					<legend className="sr-only">Was gezeigt wird</legend>
					{VIEWS.map((name) => (
						<button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
							{name}
						</button>
					))}
				</fieldset>
			}
		>
			{shown.length === 0 && <p className="muted">Davon ist noch nichts geschehen.</p>}
			<Timeline>
				{shown.map((event) =>
					event.entry ? (
						<EntryLine key={event.key} entry={event.entry} when={momentWords(event.at, now)} hideSubject />
					) : (
						<EventLine key={event.key} event={event} icon={event.icon} tone={event.tone} now={now} />
					),
				)}
			</Timeline>
		</Panel>
	);
}
