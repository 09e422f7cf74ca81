import { formatDate } from "#contract/dates.ts";
import type { OfficeGrant } from "#contract/office/grants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Facts, Panel } from "../ui/panel.tsx";

const hasGoal = ({ goal_dates, goal_people }: OfficeGrant): boolean => goal_dates !== null || goal_people !== null;

/** Those that run today and have promised something. */
export const runningGoals = (grants: readonly OfficeGrant[], today: string): OfficeGrant[] =>
	grants.filter(
		(grant) => hasGoal(grant) && (grant.period_from ?? today) <= today && today <= (grant.period_to ?? today),
	);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const both = (dates: number | null, people: number | null): string =>
	[dates !== null && counted(dates, "Termin", "Termine"), people !== null && `${people} Teilnehmende`]
		.filter(Boolean)
		.join(", ");

/** What is promised and not there yet; dates that are planned already are told. */
function missingWords({ goal_dates, goal_people, held, planned, people, period_to }: OfficeGrant): string {
	const dates = Math.max(0, (goal_dates ?? 0) - held);
	const persons = Math.max(0, (goal_people ?? 0) - people);
	if (dates === 0 && persons === 0) return "nichts mehr";
	const until = period_to ? ` bis ${formatDate(period_to)}` : "";
	return `${both(dates || null, persons || null)}${until} (${counted(planned, "Termin", "Termine")} geplant)`;
}

/** REP-01: how far the house is with what it promised a funder, from real attendance. */
export function GrantPanel({ grant }: { grant: OfficeGrant }) {
	const { id, reference, funder, goal_dates, goal_people, held, people } = grant;
	return (
		<Panel
			title={`Förderung ${reference}`}
			foot={
				<ButtonLink size="sm" icon={icons.checkList} to={officePaths.grant(id)}>
					Verwendungsnachweis
				</ButtonLink>
			}
		>
			<Facts
				facts={[
					["Durch", funder],
					["Ziel", both(goal_dates, goal_people)],
					["Erreicht", <b key="reached">{both(goal_dates && held, goal_people && people)}</b>],
					["Fehlt", missingWords(grant)],
				]}
			/>
			<ul className="hb">
				{goal_dates !== null && <Bar title="Termine" reached={held} goal={goal_dates} />}
				{goal_people !== null && <Bar title="Teilnehmende" reached={people} goal={goal_people} />}
			</ul>
		</Panel>
	);
}

const Bar = ({ title, reached, goal }: { title: string; reached: number; goal: number }) => (
	<li>
		<span>{title}</span>
		<span className="t">
			<i style={{ width: `${Math.min(1, reached / goal) * 100}%` }} />
		</span>
		<span>
			{reached} / {goal}
		</span>
	</li>
);
