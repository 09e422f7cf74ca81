// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { useState } from "react";
import { useLoaderData } from "react-router";
import { ROLES } from "#contract/office/permissions.ts";
import type { TeamMember } from "#contract/office/team.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useColleague } from "../session/colleague.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Table, Th } from "../ui/table.tsx";
import { FactorState } from "./factor-state.tsx";
import { MemberActions } from "./member-actions.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { RoleTable } from "./role-table.tsx";
import { seenWords, teamWords } from "./words.ts";

export const handle = { title: "Team & Rollen" };

export async function loader() {
	const [team, lecturers] = await Promise.all([officeApi.team.list(), officeApi.team.lecturers()]);
	return { team: team.data, lecturers: lecturers.data };
}

export function Component() {
	const { team, lecturers } = useLoaderData<typeof loader>();
	const [edited, setEdited] = useState<TeamMember | "new" | null>(null);
	useLive();
	return (
		<>
			<PageHead
				title="Team & Rollen"
				lead={teamWords(team)}
				actions={
					<Button variant="primary" icon={icons.moreUsers} onClick={() => setEdited("new")}>
						Einladen
					</Button>
				}
			/>
			<section className="panel" aria-label="Team">
				<Table
					caption="Team"
					cards
					head={
						<>
							<Th>Wer</Th>
							<Th>Rolle</Th>
							<Th>Zweiter Schritt</Th>
							<Th>Zuletzt hier</Th>
							<Th className="w1" said>
								Aktionen
							</Th>
						</>
					}
				>
					{team.map((member) => (
						<Row key={member.id} member={member} onEdit={() => setEdited(member)} />
					))}
				</Table>
			</section>
			<RoleTable />
			{edited && (
				<PersonDialog member={edited === "new" ? null : edited} lecturers={lecturers} onClose={() => setEdited(null)} />
			)}
		</>
	);
}

function Row({ member, onEdit }: { member: TeamMember; onEdit: () => void }) {
	const { id } = useColleague();
	const { name, email, roles, state } = member;
	return (
		<tr role="row" className={state === "shut" ? "off" : undefined}>
			<th scope="row" role="rowheader">
				<span className="who">
					<Avatar name={name} size="s" />
					<span>
						{name}
						<small>
							{email}
							{member.id === id && " · das bist du"}
						</small>
					</span>
				</span>
			</th>
			<td role="cell" className="full">
				{roles.map((role) => ROLES[role].name).join(", ")}
			</td>
			<td role="cell" className="full">
				<FactorState member={member} />
			</td>
			<td role="cell" className="full">
				{seenWords(member, new Date())}
			</td>
			<td role="cell" className="w1 acts">
				<MemberActions member={member} onEdit={onEdit} />
			</td>
		</tr>
	);
}
