import { useState } from "react";
import type { Consequences } from "#contract/office/consequences.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { CategoryTag } from "../ui/category-tag.tsx";
import { Check, Choice, Switch } from "../ui/choice.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import { Diff } from "../ui/diff.tsx";
import { Empty } from "../ui/empty.tsx";
import { MoneyField, SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Occupancy } from "../ui/occupancy.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { SeatMeter, seatWords } from "../ui/seat-meter.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { State } from "../ui/state.tsx";
import { Timeline, TimelineEntry } from "../ui/timeline.tsx";
import { TablePart } from "./table-part.tsx";
import { TasksPart } from "./tasks-part.tsx";

export const handle = { title: "Bausteine" };

/** For developers: everything that screens are made of, in each of its states. */
export function Component() {
	return (
		<>
			<PageHead title="Bausteine der Verwaltung" lead="Alles, woraus die Seiten gemacht sind, mit seinen Zuständen." />
			<TablePart />
			<div className="cols cols--2">
				<div className="stack">
					<Buttons />
					<States />
					<Seats />
					<Fields />
					<Hints />
				</div>
				<div className="stack">
					<Panel title="Leer">
						<Empty title="Hier wartet niemand." chair>
							<p>Ist ein Termin voll, können sich Leute auf die Warteliste setzen. Sie rücken von selbst nach.</p>
						</Empty>
					</Panel>
					<Panel title="Nichts gefunden">
						<Empty title="Kein Treffer für „Winklr“">
							<p>Zwei Filter sind noch an.</p>
							<Button size="sm">Filter entfernen</Button>
						</Empty>
					</Panel>
					<Panel title="Lädt">
						<Skeleton />
					</Panel>
					<Story />
					<Panel title="Angaben">
						<Facts
							facts={[
								["Rechnung", "RE-2026-000391"],
								["Fällig", "08.12.2026"],
								["Notiz", null],
							]}
						/>
					</Panel>
					<TasksPart />
					<Dialogs />
				</div>
			</div>
		</>
	);
}

const Buttons = () => (
	<Panel title="Knöpfe">
		<div className="row">
			<Button variant="primary">Wichtigste Handlung</Button>
			<Button>Normal</Button>
			<Button variant="quiet">Leise</Button>
			<Button variant="danger">Endgültig</Button>
			<Button icon={icons.send}>Mit Zeichen</Button>
			<Button shortcut="Strg ↵">Mit Taste</Button>
			<Button variant="primary" busy>
				Wird gesichert
			</Button>
			<Button disabled>Aus</Button>
			<Button size="sm">Klein</Button>
			<IconButton icon={icons.more} label="Aktionen für Pham, Minh" />
		</div>
	</Panel>
);

const States = () => (
	<Panel title="Zustände: Text, Farbe, Form">
		<div className="row">
			<State tone="ok">bezahlt</State>
			<State tone="warn">offen</State>
			<State tone="err">überfällig</State>
			<State tone="info">geplant</State>
			<State tone="mute">Entwurf</State>
			<CategoryTag category={{ slug: "vereinsrecht", name: "Vereinsrecht" }} />
		</div>
	</Panel>
);

const MEETINGS = [
	{ taken: 12, capacity: 20 },
	{ taken: 17, capacity: 20, offered: 1, waiting: 4 },
	{ taken: 16, capacity: 16, waiting: 5 },
] as const;

const Seats = () => (
	<Panel title="Plätze">
		<div className="stack">
			{MEETINGS.map((seats) => (
				<div key={seatWords(seats)} className="occ">
					<span>{seatWords(seats)}</span>
					<SeatMeter {...seats} />
				</div>
			))}
			<Occupancy taken={6} capacity={24} offered={0} waiting={0} cancelled />
			<Occupancy taken={6} capacity={null} offered={1} waiting={1} />
			<div className="row">
				<DateChair at="2026-11-24T17:30:00+01:00" category="vereinsrecht" />
				<DateChair at="2026-12-08T17:30:00+01:00" category="stiftungen" size="lg" />
				<DateChair at="2026-12-10T17:30:00+01:00" cancelled />
			</div>
		</div>
	</Panel>
);

function Fields() {
	const [on, setOn] = useState(true);
	return (
		<Panel title="Felder">
			<div className="form">
				<TextField className="c6" label="Text" defaultValue="Clara" />
				<TextField className="c6" label="Freiwillig" optional placeholder="leer lassen geht" />
				<TextField className="c4" label="Datum" type="date" defaultValue="2026-12-08" />
				<MoneyField className="c4" label="Geld" defaultValue="89,00" />
				<SelectField
					className="c4"
					label="Auswahl"
					options={[
						{ value: "dresden", label: "Dresden" },
						{ value: "online", label: "Online" },
					]}
				/>
				<TextField className="c8" label="Mit Fehler" defaultValue="DE02 1203" error="Die IBAN ist zu kurz." />
				<TextField className="c4" label="Fest" defaultValue="RE-2026-000391" readOnly />
				<TextAreaField label="Text über mehrere Zeilen" hint="Kommt in den Brief." />
				<Switch label="Schalter" hint="wirkt sofort" checked={on} onChange={() => setOn(!on)} />
				<Check label="Haken" hint="wirkt beim Sichern" defaultChecked />
				<fieldset className="stack">
					<legend className="sr-only">Was geschieht mit dem Geld?</legend>
					<Choice name="geld" label="Zurückzahlen" hint="An das Konto, von dem es kam." defaultChecked />
					<Choice name="geld" label="Gutschein" hint="Gilt drei Jahre." />
				</fieldset>
			</div>
		</Panel>
	);
}

const Hints = () => (
	<Panel title="Hinweise">
		<div className="stack">
			<Alert kind="info">Ein neuer Preis gilt nur für neue Buchungen.</Alert>
			<Alert kind="ok">11 Buchungen zugeordnet.</Alert>
			<Alert
				kind="warn"
				icon={icons.users}
				title="Jemand war schneller."
				actions={<Button size="sm">Vergleichen</Button>}
			>
				Katrin hat den Termin um 09:40 geändert. Dein Text ist noch da.
			</Alert>
			<Alert kind="err" title="Das hat nicht geklappt.">
				Die Bank-Datei ist unvollständig: Zeile 214 bricht ab. Nichts wurde gebucht.
			</Alert>
		</div>
	</Panel>
);

const Story = () => (
	<Panel title="Zeitstrahl und Unterschied">
		<Timeline>
			<TimelineEntry icon={icons.pencil} tone="free" title="Petra ändert den Preis" when={<time>heute 09:12</time>}>
				<Diff changes={[{ field: "Preis", before: "79,00 €", after: "89,00 €" }]} />
			</TimelineEntry>
			<TimelineEntry icon={icons.mail} tone="ok" title="Brief zugestellt" when={<time>gestern</time>} />
			<TimelineEntry icon={icons.returned} tone="err" title="Lastschrift kam zurück" when={<time>18.11.</time>} />
		</Timeline>
	</Panel>
);

const foresee = async (): Promise<Consequences> => ({
	letters: ["clara@winkler.example", "minh@pham.example"].map((to) => ({
		to,
		subject: "Dein Seminar am 8. Dezember fällt aus",
		text: "Hallo,\n\nleider müssen wir das Seminar absagen. Dein Geld kommt in den nächsten Tagen zurück.",
		is_ours: false,
	})),
	documents: [{ kind: "credit_note", number: "GS-2026-000031", amount: -89 }],
	money_back: 89,
});

function Dialogs() {
	const [open, setOpen] = useState(false);
	return (
		<Panel title="Dialog, Menü, Rückgängig">
			<div className="row">
				<Button onClick={() => setOpen(true)}>Dialog öffnen</Button>
				<Menu icon={icons.more} label="Menü">
					<MenuItem icon={icons.copy} onSelect={() => toast("Der Link ist kopiert.")}>
						Link kopieren
					</MenuItem>
					<MenuItem
						icon={icons.trash}
						danger
						onSelect={() => toast("3 Personen umgebucht.", () => toast("Zurückgenommen."))}
					>
						Umbuchen
					</MenuItem>
				</Menu>
			</div>
			{open && (
				<ActDialog
					title="Termin absagen?"
					lead="Das lässt sich nicht zurücknehmen."
					promise="Ja, der Termin fällt aus."
					verb="Absagen"
					cancel="Nicht absagen"
					foresee={foresee}
					act={async () => toast("Der Termin ist abgesagt.")}
					onClose={() => setOpen(false)}
				/>
			)}
		</Panel>
	);
}
