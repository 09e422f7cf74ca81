import { useId } from "react";
import type { Block } from "#contract/legal/text.ts";
import { inPlace } from "./in-place.ts";
import { LegalWords } from "./legal-words.tsx";

/** On a narrow screen the table scrolls within its frame, by keyboard too. */
export function LegalTable({ caption, columns, rows }: Extract<Block, { kind: "table" }>) {
	const captionId = useId();
	return (
		<section
			aria-labelledby={captionId}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="overflow-x-auto rounded-lg border border-line print:overflow-visible"
		>
			<table className="table w-full min-w-136 overflow-visible [&_td]:min-w-32 print:min-w-0">
				<caption id={captionId} className="px-4 pt-4 pb-2 text-left font-semibold">
					{caption}
				</caption>
				<thead className="bg-surface-sunken">
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col" className="px-4">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="[&_tr:last-child>*]:border-b-0">
					{inPlace(rows).map(({ key, part: [first = "", ...others] }) => (
						<tr key={key} className="print:break-inside-avoid">
							<th scope="row" className="px-4">
								<LegalWords>{first}</LegalWords>
							</th>
							{inPlace(others).map((cell) => (
								<td key={cell.key} className="px-4">
									<LegalWords>{cell.part}</LegalWords>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
