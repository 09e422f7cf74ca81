import { FIGURES, type Figure } from "#contract/office/today.ts";
import { Table, Th } from "../ui/table.tsx";
import { dayWords, valueWords } from "./figure-words.ts";

/** The same numbers for those who do not see the lines; in brackets those of thirty days before. */
export function FigureTable({ figures }: { figures: readonly Figure[] }) {
	const [first] = figures;
	return (
		<Table
			caption="Je Tag, in Klammern 30 Tage davor"
			head={
				<>
					<Th>Tag</Th>
					{figures.map(({ key }) => (
						<Th key={key}>{FIGURES[key].title}</Th>
					))}
				</>
			}
		>
			{first?.days.map(({ day }, index) => (
				<tr key={day}>
					<th scope="row">{dayWords(day)}</th>
					{figures.map(({ key, days }) => (
						<td key={key} className="num">
							{valueWords(key, days[index]?.now ?? 0)}{" "}
							<span className="muted">({valueWords(key, days[index]?.before ?? 0)})</span>
						</td>
					))}
				</tr>
			))}
		</Table>
	);
}
