import { Icon } from "#browser/ui/icon.tsx";
import { ROLE_NAMES, ROLES } from "#contract/office/permissions.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { mayWords, WORK } from "./role-words.ts";

/** Who may what, made from the list that the server asks. */
export const RoleTable = () => (
	<Panel title="Wer darf was" flush>
		{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
		<section className="tw" tabIndex={0} aria-label="Rollen, Tabelle">
			<table className="tbl">
				<caption className="sr-only">Rollen</caption>
				<thead>
					<tr>
						<th scope="col">Darf</th>
						{ROLE_NAMES.map((role) => (
							<th key={role} scope="col" className="c">
								{ROLES[role].name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{WORK.map((work) => (
						<tr key={work.title}>
							<th scope="row">{work.title}</th>
							{ROLE_NAMES.map((role) => (
								<td key={role} className="c">
									<Answer word={mayWords(role, work)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	</Panel>
);

function Answer({ word }: { word: ReturnType<typeof mayWords> }) {
	if (word === "ja")
		return (
			<>
				<Icon shape={icons.check} className="i inline" />
				<span className="sr-only">ja</span>
			</>
		);
	if (word === "nein")
		return (
			<>
				<span aria-hidden="true" className="muted">
					–
				</span>
				<span className="sr-only">nein</span>
			</>
		);
	return <span className="s muted">{word}</span>;
}
