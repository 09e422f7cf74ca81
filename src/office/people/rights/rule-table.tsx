// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import type { RetentionRule } from "#contract/office/rights.ts";
import { Panel } from "../../ui/panel.tsx";
import { Table, Th } from "../../ui/table.tsx";
import { nextOf, number } from "./rights-words.ts";

/** KEEP-01: what is here, why, how long, and what goes next. */
export const RuleTable = ({ rules }: { rules: readonly RetentionRule[] }) => (
	<Panel
		title="Was liegt hier, und wie lange"
		flush
		foot="Die Fristen stehen genauso in der Datenschutzerklärung und im Verzeichnis. Das System löscht nach denselben Regeln."
	>
		<Table
			caption="Speicherfristen"
			cards
			head={
				<>
					<Th>Was und wozu</Th>
					<Th className="r">Anzahl</Th>
					<Th className="min-w-64">Bleibt</Th>
					<Th>Geht</Th>
				</>
			}
		>
			{rules.map((rule) => (
				<RuleRow key={rule.rule} rule={rule} />
			))}
		</Table>
	</Panel>
);

function RuleRow({ rule }: { rule: RetentionRule }) {
	const { what, purpose, ground, basis, period, rows, held } = rule;
	const next = nextOf(rule);
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				{what}
				<small className="whole">{purpose}</small>
			</th>
			<td role="cell" className="r num">
				{number(rows)} <span className="unit">{rows === 1 ? "Eintrag" : "Einträge"}</span>
				{held > 0 && <small>{number(held)} gesperrt</small>}
			</td>
			<td role="cell" className="full">
				{period}
				<small>
					{ground}; {basis}
				</small>
			</td>
			<td role="cell" className="nw full">
				{next ? (
					<>
						<span className="unit">geht </span>
						{next.when}
						<small>
							<b>{number(next.rows)}</b> {next.rows === 1 ? "geht" : "gehen"}
						</small>
					</>
				) : (
					<span className="muted">
						<span className="unit">geht </span>später
					</span>
				)}
			</td>
		</tr>
	);
}
