import { formatEuro } from "#contract/money.ts";
import type { DatevAccountSum } from "#contract/office/datev.ts";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";

/** What the file says of every account, and what the books say of the same rows. */
export const AccountTable = ({ accounts }: { accounts: readonly DatevAccountSum[] }) => (
	<Table
		caption="Summen je Konto"
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
	</Table>
);
