import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { CHECK_WORDS } from "#contract/office/debit-words.ts";
import type { OpenDebit } from "#contract/office/debits.ts";
import { officePaths } from "#contract/office/paths.ts";
import { State } from "../ui/state.tsx";

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

function TickAll({ debits, ticks }: { debits: readonly OpenDebit[]; ticks: Ticks }) {
	const isAll = debits.every(({ id }) => !ticks.left.has(id));
	const ids = debits.map(({ id }) => id);
	return (
		<input
			type="checkbox"
			className="check"
			aria-label="Alle auswählen"
			checked={isAll}
			onChange={() => ticks.onToggle(ids, !isAll)}
		/>
	);
}

const announcedWords = ({ collect_on, announced_at }: OpenDebit): string =>
	collect_on && announced_at ? `für ${formatDate(collect_on)} angekündigt am ${formatDate(announced_at)}` : "";

export const DebitTable = ({ caption, debits, ticks }: DebitTableProps) => (
	<div className="tw">
		<table className="tbl">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{ticks && (
						<th scope="col" className="w1">
							<TickAll debits={debits} ticks={ticks} />
						</th>
					)}
					<th scope="col">Wer</th>
					<th scope="col" className="debit-mandate">
						Mandat
					</th>
					<th scope="col" className="r">
						Betrag
					</th>
					<th scope="col">Prüfung</th>
				</tr>
			</thead>
			<tbody>
				{debits.map((debit) => {
					const { id, number, name, mandate, account, amount, check } = debit;
					const { text, tone } = CHECK_WORDS[check];
					const isIn = ticks !== undefined && !ticks.left.has(id);
					return (
						<tr key={id} className={isIn ? "is-on" : undefined}>
							{ticks && (
								<td className="w1">
									<input
										type="checkbox"
										className="check"
										aria-label={`${name}, ${number} auswählen`}
										checked={isIn}
										onChange={() => ticks.onToggle([id], !isIn)}
									/>
								</td>
							)}
							<th scope="row">
								<Link to={officePaths.order(number)}>{name}</Link>
								<small>{account ? `Konto •••• ${account}` : "Konto unbekannt"}</small>
							</th>
							<td className="debit-mandate">
								<span className="num">{mandate}</span>
								<small>{announcedWords(debit)}</small>
							</td>
							<td className="r">{formatEuro(amount)}</td>
							<td>
								<State tone={tone}>{text}</State>
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	</div>
);
