import type { OpenBooking } from "#contract/office/bank-shapes.ts";
import { CERTAINTY_WORDS, reasonWords } from "#contract/office/bank-words.ts";
import { State } from "../ui/state.tsx";
import { signedEuro, targetWords } from "./words.ts";

interface CertainTableProps {
	bookings: readonly OpenBooking[];
	/** Those that are left out. */
	left: ReadonlySet<number>;
	onToggle: ((ids: readonly number[], isIn: boolean) => void) | undefined;
}

/** BANK-02: what is sure, taken with one press; whoever is not sure takes the tick away. */
export function CertainTable({ bookings, left, onToggle }: CertainTableProps) {
	const isAll = bookings.every(({ id }) => !left.has(id));
	return (
		<div className="tw">
			<table className="tbl">
				<caption className="sr-only">Erkannte Buchungen</caption>
				<thead>
					<tr>
						<th scope="col" className="w1">
							<input
								type="checkbox"
								className="check"
								aria-label="Alle auswählen"
								checked={isAll}
								disabled={!onToggle}
								onChange={() =>
									onToggle?.(
										bookings.map(({ id }) => id),
										!isAll,
									)
								}
							/>
						</th>
						<th scope="col">Buchung</th>
						<th scope="col">passt zu</th>
						<th scope="col">Sicherheit</th>
					</tr>
				</thead>
				<tbody>
					{bookings.map(({ id, open, name, proposals: [best] }) => (
						<tr key={id} className={left.has(id) ? undefined : "is-on"}>
							<td className="w1">
								<input
									type="checkbox"
									className="check"
									aria-label={`${signedEuro(open)} ${name} auswählen`}
									checked={!left.has(id)}
									disabled={!onToggle}
									onChange={() => onToggle?.([id], left.has(id))}
								/>
							</td>
							<th scope="row">
								<span className="num">{signedEuro(open)}</span>
								<small>{name}</small>
							</th>
							<td>
								<span className="bank-number">{best && targetWords(best)}</span>
								<small>{best && reasonWords(best.reasons)}</small>
							</td>
							<td>
								<State tone="ok">{CERTAINTY_WORDS.certain}</State>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
