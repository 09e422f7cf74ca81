import { formatEuro } from "#contract/money.ts";
import type { DatevAccountSum } from "#contract/office/datev.ts";
import { State } from "../ui/state.tsx";

/** What the file says of every account, and what the books say of the same rows. */
export const AccountTable = ({ accounts }: { accounts: readonly DatevAccountSum[] }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
	<section className="tw" tabIndex={0} aria-label="Summen je Konto, Tabelle">
		<table className="tbl">
			<caption className="sr-only">Summen je Konto</caption>
			<thead>
				<tr>
					<th scope="col">Konto</th>
					<th scope="col" className="r">
						Soll
					</th>
					<th scope="col" className="r">
						Haben
					</th>
					<th scope="col" className="r">
						Saldo Datei
					</th>
					<th scope="col" className="r">
						Saldo Bücher
					</th>
					<th scope="col">Vergleich</th>
				</tr>
			</thead>
			<tbody>
				{accounts.map(({ account, name, debit, credit, balance, in_books }) => (
					<tr key={account}>
						<th scope="row">
							{account}
							<small>{name}</small>
						</th>
						<td className="r">{formatEuro(debit)}</td>
						<td className="r">{formatEuro(credit)}</td>
						<td className="r">{formatEuro(balance)}</td>
						<td className="r">{formatEuro(in_books)}</td>
						<td>
							<State tone={balance === in_books ? "ok" : "err"}>{balance === in_books ? "stimmt" : "weicht ab"}</State>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	</section>
);
