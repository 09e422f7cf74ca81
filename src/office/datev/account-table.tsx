// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { formatEuro } from "#contract/money.ts";
import type { DatevAccountSum } from "#contract/office/datev.ts";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";

/** What the file says of every account, and what the books say of the same rows. */
export const AccountTable = ({ accounts }: { accounts: readonly DatevAccountSum[] }) => (
	<Table
		caption="Summen je Konto"
		cards
		head={
			<>
				<Th>Konto</Th>
				<Th className="r">Soll</Th>
				<Th className="r">Haben</Th>
				<Th className="r">Saldo Datei</Th>
				<Th className="r">Saldo Bücher</Th>
				<Th>Vergleich</Th>
			</>
		}
	>
		{accounts.map(({ account, name, debit, credit, balance, in_books }) => (
			<tr key={account} role="row">
				<th scope="row" role="rowheader" className="full">
					{account}
					<small>{name}</small>
				</th>
				<td role="cell" className="r start">
					<span className="unit">Soll </span>
					{formatEuro(debit)}
				</td>
				<td role="cell" className="r right">
					<span className="unit">Haben </span>
					{formatEuro(credit)}
				</td>
				<td role="cell" className="r start">
					<span className="unit">Saldo Datei </span>
					{formatEuro(balance)}
				</td>
				<td role="cell" className="r right">
					<span className="unit">Saldo Bücher </span>
					{formatEuro(in_books)}
				</td>
				<td role="cell" className="full">
					<State tone={balance === in_books ? "ok" : "err"}>{balance === in_books ? "stimmt" : "weicht ab"}</State>
				</td>
			</tr>
		))}
	</Table>
);
