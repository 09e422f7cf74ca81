import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { inOrder, matches, PAYMENT_WORDS } from "#contract/office/participant-words.ts";
import type { Participant, Participants, ParticipantsFilter } from "#contract/office/participants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { filtersIn, unfiltered, viewIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { ExportMenu } from "../lists/export-menu.tsx";
import { FilterBar } from "../lists/filter-bar.tsx";
import { type Filter, optionsOf } from "../lists/filters.ts";
import { useSelection } from "../lists/selection.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { personWords } from "../ui/person-words.ts";
import { ParticipantsTable, type PersonActs } from "./participants-table.tsx";

/** What an empty list means depends on whether anybody can still come. */
const NOBODY = {
	coming: {
		title: "Noch hat niemand gebucht.",
		children: <p>Sobald sich jemand anmeldet, steht die Person hier von selbst.</p>,
	},
	cancelled: { title: "Hier hat niemand mehr einen Platz.", children: <p>Der Termin ist abgesagt.</p> },
	past: { title: "Niemand war angemeldet.", children: <p>Der Termin ist vorbei.</p> },
};

const WORDS = { one: "Person", many: "Personen" };

const FILTERS: readonly Filter[] = [
	{ kind: "choice", key: "payment", label: "Zahlung", options: optionsOf(PAYMENT_WORDS) },
	{ kind: "choice", key: "note", label: "Notiz", options: optionsOf({ 1: "mit Notiz" }) },
];

const filterOf = (params: URLSearchParams) =>
	Object.fromEntries(filtersIn(params).map((key) => [key, params.get(key)])) as ParticipantsFilter;

/** A letter to those who have booked for the chosen persons. */
const writeTo = (dateId: number, persons: readonly Participant[]): string => {
	const numbers = [...new Set(persons.map(({ number }) => number))];
	return `${officePaths.newMessage(dateId)}?${new URLSearchParams({ buchungen: numbers.join(",") })}`;
};

interface ParticipantsPanelProps {
	date: OfficeDatePage;
	participants: Participants;
	/** None for those who may only look. */
	acts?: PersonActs | undefined;
}

/** Who comes, searched and filtered; what is chosen is moved, cancelled or noted as paid together. */
export function ParticipantsPanel({ date, participants, acts }: ParticipantsPanelProps) {
	const [params] = useSearchParams();
	const { persons, money } = participants;
	const coming = persons.filter(({ cancelled_at }) => cancelled_at === null);
	const shown = inOrder(
		coming.filter((person) => matches(person, filterOf(params))),
		params.get("sort") ?? undefined,
	);
	const selection = useSelection(viewIn(params));
	const chosen = coming.filter(({ id }) => selection.has(String(id)));
	const gone = inOrder(persons.filter(({ cancelled_at }) => cancelled_at !== null));
	const bookings = new Set(coming.map(({ number }) => number)).size;
	return (
		<div className="stack">
			<FilterBar search="Name, Verein, Nummer" filters={FILTERS}>
				<ExportMenu path={`/office/seminar_date/${date.id}/person/export`} size="sm" />
			</FilterBar>
			<section className="panel" aria-label="Teilnehmende">
				<Rows state={date.state} all={coming} shown={shown}>
					<ParticipantsTable
						caption="Teilnehmende"
						persons={shown}
						selection={acts ? selection : undefined}
						acts={acts}
					/>
				</Rows>
				{coming.length > 0 && (
					<div className="panel__f row row--between">
						<span className="num">
							{personWords(coming.length)} · {bookings === 1 ? "1 Buchung" : `${bookings} Buchungen`}
						</span>
						{(money.paid > 0 || money.open > 0) && (
							<span className="num">
								{formatEuro(money.paid)} bezahlt, {formatEuro(money.open)} offen
							</span>
						)}
					</div>
				)}
			</section>
			{acts && !selection.isEmpty && (
				<BulkBar selection={selection} total={shown.length} totalIsLeast={false} words={WORDS}>
					<ButtonLink size="sm" icon={icons.mail} to={writeTo(date.id, chosen)}>
						Schreiben
					</ButtonLink>
					<Button size="sm" icon={icons.swap} onClick={() => acts.move(chosen)}>
						Umbuchen
					</Button>
					<Button size="sm" icon={icons.close} onClick={() => acts.giveBack(chosen)}>
						Stornieren
					</Button>
					{chosen.some(({ open }) => open > 0) && (
						<Button size="sm" icon={icons.euro} onClick={() => acts.pay(chosen)}>
							Bezahlt
						</Button>
					)}
				</BulkBar>
			)}
			{gone.length > 0 && (
				<details className="panel names">
					<summary className="panel__h">
						{gone.length === 1 ? "1 stornierte Person" : `${gone.length} stornierte Personen`}
					</summary>
					<ParticipantsTable caption="Storniert" persons={gone} />
				</details>
			)}
		</div>
	);
}

interface RowsProps {
	state: OfficeDatePage["state"];
	all: readonly Participant[];
	shown: readonly Participant[];
	children: ReactNode;
}

function Rows({ state, all, shown, children }: RowsProps) {
	const [params] = useSearchParams();
	if (all.length === 0)
		return <Empty level={2} {...NOBODY[state === "past" || state === "cancelled" ? state : "coming"]} chair />;
	if (shown.length > 0) return children;
	return (
		<Empty level={2} title="Niemand mit diesen Filtern.">
			<ButtonLink to={unfiltered(params)} size="sm">
				Filter entfernen
			</ButtonLink>
		</Empty>
	);
}
