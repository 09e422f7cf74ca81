import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { CHECK_WORDS } from "#contract/office/debit-words.ts";
import type { OpenDebit } from "#contract/office/debits.ts";
import { officePaths } from "#contract/office/paths.ts";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { TickAll, TickCell } from "../ui/tick.tsx";

export interface Ticks {
	/** Those that are left out. */
	left: ReadonlySet<number>;
	onToggle: (ids: readonly number[], isIn: boolean) => void;
}

interface DebitTableProps {
	caption: string;
	debits: readonly OpenDebit[];
	/** None for whoever only looks, and for what nothing can be done with now. */
	ticks: Ticks | undefined;
}

const announcedWords = ({ collect_on, announced_at }: OpenDebit): string =>
	collect_on && announced_at ? `für ${formatDate(collect_on)} angekündigt am ${formatDate(announced_at)}` : "";

export const DebitTable = ({ caption, debits, ticks }: DebitTableProps) => (
	<Table
		caption={caption}
		cards
		head={
			<>
				{ticks && (
					<TickAll ids={debits.map(({ id }) => id)} isIn={(id) => !ticks.left.has(id)} onChange={ticks.onToggle} />
				)}
				<Th>Wer</Th>
				<Th>Mandat</Th>
				<Th className="r">Betrag</Th>
				<Th>Prüfung</Th>
			</>
		}
	>
		{debits.map((debit) => {
			const { id, number, name, mandate, account, amount, check } = debit;
			const { text, tone } = CHECK_WORDS[check];
			const isIn = ticks !== undefined && !ticks.left.has(id);
			return (
				<tr key={id} className={isIn ? "is-on" : undefined}>
					{ticks && (
						<TickCell
							label={`${name}, ${number} auswählen`}
							isOn={isIn}
							onChange={(isOn) => ticks.onToggle([id], isOn)}
						/>
					)}
					<th scope="row">
						<Link to={officePaths.order(number)}>{name}</Link>
						<small>{account ? `Konto •••• ${account}` : "Konto unbekannt"}</small>
					</th>
					<td className="x">
						<span className="num">{mandate}</span>
						<small>{announcedWords(debit)}</small>
					</td>
					<td className="r right">{formatEuro(amount)}</td>
					<td className="start">
						<State tone={tone}>{text}</State>
					</td>
				</tr>
			);
		})}
	</Table>
);
