import type { OpenBooking } from "#contract/office/bank-shapes.ts";
import { CERTAINTY_WORDS, reasonWords } from "#contract/office/bank-words.ts";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { TickAll, TickCell } from "../ui/tick.tsx";
import { signedEuro, targetWords } from "./words.ts";

interface CertainTableProps {
	bookings: readonly OpenBooking[];
	/** Those that are left out. */
	left: ReadonlySet<number>;
	onToggle: ((ids: readonly number[], isIn: boolean) => void) | undefined;
}

/** BANK-02: what is sure, taken with one press; whoever is not sure takes the tick away. */
export const CertainTable = ({ bookings, left, onToggle }: CertainTableProps) => (
	<Table
		caption="Erkannte Buchungen"
		cards
		head={
			<>
				<TickAll
					ids={bookings.map(({ id }) => id)}
					isIn={(id) => !left.has(id)}
					disabled={!onToggle}
					onChange={(ids, isIn) => onToggle?.(ids, isIn)}
				/>
				<Th>Buchung</Th>
				<Th>passt zu</Th>
				<Th>Sicherheit</Th>
			</>
		}
	>
		{bookings.map(({ id, open, name, proposals: [best] }) => (
			<tr key={id} className={left.has(id) ? undefined : "is-on"}>
				<TickCell
					label={`${signedEuro(open)} ${name} auswählen`}
					isOn={!left.has(id)}
					disabled={!onToggle}
					onChange={(isIn) => onToggle?.([id], isIn)}
				/>
				<th scope="row">
					<span className="num">{signedEuro(open)}</span>
					<small>{name}</small>
				</th>
				<td className="full">
					<span className="bank-number">{best && targetWords(best)}</span>
					<small>{best && reasonWords(best.reasons)}</small>
				</td>
				<td className="start">
					<State tone="ok">{CERTAINTY_WORDS.certain}</State>
				</td>
			</tr>
		))}
	</Table>
);
