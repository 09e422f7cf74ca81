import { FIGURES, type Figure } from "#contract/office/today.ts";
import { dayWords, valueWords } from "./figure-words.ts";

/** The same numbers for those who do not see the lines; in brackets those of thirty days before. */
export function FigureTable({ figures }: { figures: readonly Figure[] }) {
	const [first] = figures;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
		<section className="tw" tabIndex={0} aria-label="Die letzten 30 Tage als Tabelle">
			<table className="tbl">
				<caption className="sr-only">Je Tag, in Klammern 30 Tage davor</caption>
				<thead>
					<tr>
						<th scope="col">Tag</th>
						{figures.map(({ key }) => (
							<th key={key} scope="col">
								{FIGURES[key].title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
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
				</tbody>
			</table>
		</section>
	);
}
