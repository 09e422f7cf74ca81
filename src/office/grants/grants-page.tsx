import { Link, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { OfficeGrant } from "#contract/office/grants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

export async function loader() {
	return (await officeApi.grants.list()).data;
}

/** ROOM-08: public money, and whether its use is proven. */
export function Component() {
	const grants = useLoaderData<typeof loader>();
	const may = useMay();
	useLive();
	return (
		<>
			<PageHead title="Förderungen" lead="Welche Termine öffentliches Geld bekommen und was dafür nachzuweisen ist." />
			<Panel
				title="Alle Förderungen"
				flush
				aside={
					may("seminars.write") && (
						<ButtonLink size="sm" icon={icons.plus} to={officePaths.grant("neu")}>
							Förderung
						</ButtonLink>
					)
				}
			>
				{grants.length === 0 ? (
					<Empty title="Noch keine Förderung." chair>
						<p>Lege den Bescheid an und ordne am Termin unter „Unterlagen“ zu, was davon bezahlt wird.</p>
					</Empty>
				) : (
					<ul className="wl">
						{grants.map((grant) => (
							<Line key={grant.id} grant={grant} />
						))}
					</ul>
				)}
			</Panel>
		</>
	);
}

const Line = ({ grant: { id, reference, funder, period_to, due_on, dates, delivered_at } }: { grant: OfficeGrant }) => (
	<li>
		<Icon shape={icons.checkList} className="i" />
		<div>
			<Link className="link" to={officePaths.grant(id)}>
				<b>{reference}</b>
			</Link>
			<small>
				{[
					funder,
					period_to && `Zeitraum bis ${formatDate(period_to)}`,
					due_on && `abgeben bis ${formatDate(due_on)}`,
					dates === 1 ? "1 Termin" : `${dates} Termine`,
				]
					.filter(Boolean)
					.join(" · ")}
			</small>
		</div>
		<State tone={delivered_at ? "ok" : "mute"}>
			{delivered_at ? `abgegeben am ${formatDate(delivered_at)}` : "offen"}
		</State>
	</li>
);
