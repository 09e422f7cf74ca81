import { Link, useLoaderData } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { VisibleState } from "../ui/visible-state.tsx";

export const handle = { title: "Neuer Termin" };

export const loader = async () => (await officeApi.seminars.list({ query: { per_page: 500 } })).data;

/** A date is one of a seminar: of which is said first. */
export function Component() {
	const seminars = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title="Neuer Termin"
				lead="Wovon soll es einen neuen Termin geben?"
				actions={
					<ButtonLink to={officePaths.newSeminar} icon={icons.plus}>
						Seminar anlegen
					</ButtonLink>
				}
			/>
			<Panel title="Seminare" flush>
				<ul className="picks">
					{seminars.map(({ id, topic, is_active }) => (
						<li key={id}>
							<Link to={officePaths.newDates(id)}>
								{topic}
								{!is_active && <VisibleState isVisible={false} />}
							</Link>
						</li>
					))}
				</ul>
			</Panel>
		</>
	);
}
