import { Link } from "react-router";
import { formatDate, formatWeekday } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { BankBooking, BankStatement } from "#contract/office/bank-shapes.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Figure } from "../ui/figure.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Timeline, TimelineEntry } from "../ui/timeline.tsx";
import { count, placeWords, shortDay, signedEuro } from "./words.ts";

const closingLabel = ({ is_balanced }: BankStatement): string =>
	is_balanced === null ? "Endbestand" : is_balanced ? "Endbestand, stimmt" : "Endbestand, stimmt nicht";

/** What was there, what came and went, what is there. */
export function Balances({ statement }: { statement: BankStatement }) {
	const { opening, closing, incoming, outgoing } = statement;
	const known = (amount: number | null) => (amount === null ? "nicht genannt" : formatEuro(amount));
	return (
		<div className="facts">
			<Figure label="Anfangsbestand" value={known(opening)} />
			<Figure label="Eingänge" value={signedEuro(incoming)} className="pos" />
			<Figure label="Ausgänge" value={signedEuro(outgoing || -0)} />
			<Figure label={closingLabel(statement)} value={known(closing)} />
		</div>
	);
}

export const statementLead = ({ from_on, to_on, account, bookings }: BankStatement): string => {
	const days =
		from_on === to_on
			? `${formatWeekday(to_on)}, ${formatDate(to_on)}`
			: `${formatDate(from_on)} bis ${formatDate(to_on)}`;
	const end = account.replace(/[^0-9A-Z]/g, "").slice(-4);
	return `Auszug vom ${days}, Konto mit der Endung ${end}. ${count(bookings, "Buchung", "Buchungen")}.`;
};

interface PlacedProps {
	bookings: readonly BankBooking[];
	/** These are the newest of more. */
	goesOn: boolean;
	busy: boolean;
	onUndo: ((id: number) => void) | undefined;
}

/** Of this statement, where everything went; each can be taken back. */
export const Placed = ({ bookings, goesOn, busy, onUndo }: PlacedProps) =>
	bookings.length > 0 && (
		<Panel
			title={
				<>
					Zugeordnet <span className="muted">{goesOn ? `die neuesten ${bookings.length}` : bookings.length}</span>
				</>
			}
			flush
		>
			<ul className="wl wl--plain">
				{bookings.map(({ id, amount, booked_on, name, places }) => (
					<li key={id}>
						<div>
							<b className="num">{signedEuro(amount)}</b> <span className="muted">{shortDay(booked_on)}</span>
							<small>
								<b>{name}</b>
							</small>
							{places.map((place) => (
								<small key={placeWords(place)}>{placeWords(place)}</small>
							))}
						</div>
						{onUndo && (
							<Button
								size="sm"
								variant="quiet"
								icon={icons.undo}
								busy={busy}
								aria-label={`Rückgängig: ${signedEuro(amount)} von ${name}`}
								onClick={() => onUndo(id)}
							>
								Rückgängig
							</Button>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);

/** Earlier ones, each a way to what was booked from it. */
export const Statements = ({ statements, shown }: { statements: readonly BankStatement[]; shown: number | null }) => (
	<Panel
		title="Auszüge"
		aside={
			<details className="help">
				<summary>Woher kommt die Datei?</summary>
				<div>
					Im Online-Banking unter „Umsätze exportieren“ das Format CAMT.053 wählen, sonst CSV. Zwei gleiche Dateien
					schaden nicht: Was schon da ist, bleibt einmal da.
				</div>
			</details>
		}
	>
		{statements.length === 0 ? (
			<Empty title="Noch ist kein Auszug eingelesen." />
		) : (
			<Timeline>
				{statements.map(({ id, to_on, bookings, open, read_by, has_gap }) => (
					<TimelineEntry
						key={id}
						icon={icons.bank}
						tone={open === 0 ? "ok" : "info"}
						title={
							<Link to={officePaths.bankStatement(id)} className="link" aria-current={shown === id || undefined}>
								{formatDate(to_on)} · {count(bookings, "Buchung", "Buchungen")}
							</Link>
						}
						when={<span>{open === 0 ? "fertig" : `${open} offen`}</span>}
					>
						<p>{[read_by, has_gap && "davor fehlt ein Auszug"].filter(Boolean).join(" · ")}</p>
					</TimelineEntry>
				))}
			</Timeline>
		)}
	</Panel>
);
