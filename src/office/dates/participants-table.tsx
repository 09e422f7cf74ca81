import { formatEuro } from "#contract/money.ts";
import { sortedName } from "#contract/office/participant-words.ts";
import type { Participant } from "#contract/office/participants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import type { Selection } from "../lists/selection.ts";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { priceWords } from "../ui/price-words.ts";
import { State } from "../ui/state.tsx";
import { PaymentState } from "./payment-state.tsx";

/** What can be done with one or several persons. */
export interface PersonActs {
	move: (persons: readonly Participant[]) => void;
	giveBack: (persons: readonly Participant[]) => void;
	pay: (persons: readonly Participant[]) => void;
	note: (person: Participant) => void;
}

const shareWords = ({ share, payment }: Participant): string =>
	payment === "free" ? priceWords(0) : formatEuro(share);

const COLUMNS: Column<Participant>[] = [
	{
		title: "Buchung",
		keep: true,
		card: "full",
		cell: (person) => (
			<>
				<span className="num">{person.number}</span>
				<small>
					Person {person.position} von {person.of} · {shareWords(person)}
				</small>
			</>
		),
	},
	{ title: "Zahlung", card: "right", cell: ({ payment }) => <PaymentState state={payment} /> },
	{
		title: "Notiz",
		card: "full",
		cell: ({ note, coming_at }) => (
			<>
				{note && <span className="note">{note}</span>}
				{coming_at && <State tone="ok">kommt</State>}
			</>
		),
	},
];

const actColumn = (acts: PersonActs): Column<Participant> => ({
	title: "Aktionen",
	align: "right",
	card: "acts",
	cell: (person) => (
		<Menu icon={icons.more} label={`Aktionen für ${sortedName(person)}`} iconOnly variant="quiet" size="sm">
			<MenuItem to={officePaths.booking(person.number)}>Buchung öffnen</MenuItem>
			<MenuItem onSelect={() => acts.note(person)}>Notiz schreiben</MenuItem>
			<MenuItem onSelect={() => acts.move([person])}>Umbuchen …</MenuItem>
			{person.open > 0 && <MenuItem onSelect={() => acts.pay([person])}>Als bezahlt notieren …</MenuItem>}
			<MenuItem danger onSelect={() => acts.giveBack([person])}>
				Stornieren …
			</MenuItem>
		</Menu>
	),
});

interface ParticipantsTableProps {
	caption: string;
	persons: readonly Participant[];
	selection?: Selection | undefined;
	acts?: PersonActs | undefined;
}

/** One row for each person. */
export const ParticipantsTable = ({ caption, persons, selection, acts }: ParticipantsTableProps) => (
	<ListTable
		caption={caption}
		rows={persons}
		name={{
			title: "Name",
			sort: "name",
			cell: sortedName,
			second: ({ company }) => company ?? "privat",
		}}
		columns={acts ? [...COLUMNS, actColumn(acts)] : COLUMNS}
		rowId={({ id }) => String(id)}
		rowPath={({ number }) => officePaths.booking(number)}
		isOff={({ cancelled_at }) => cancelled_at !== null}
		sort="name"
		selection={selection}
	/>
);
