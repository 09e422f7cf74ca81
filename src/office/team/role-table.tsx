import { Icon } from "#browser/ui/icon.tsx";
import { ROLE_NAMES, ROLES } from "#contract/office/permissions.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Table, Th } from "../ui/table.tsx";
import { mayWords, WORK } from "./role-words.ts";

/** Who may what, made from the list that the server asks. */
export const RoleTable = () => (
	<Panel title="Wer darf was" flush>
		<Table
			caption="Rollen"
			head={
				<>
					<Th>Darf</Th>
					{ROLE_NAMES.map((role) => (
						<Th key={role} className="c">
							{ROLES[role].name}
						</Th>
					))}
				</>
			}
		>
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
		</Table>
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
