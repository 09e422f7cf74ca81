import { Link, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { DatevMonthLine } from "#contract/office/datev.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Missing } from "./missing.tsx";
import { bookingsWords, documentsWords, isDrawn, monthName, STATES } from "./month-words.ts";

export async function loader() {
	return (await officeApi.datev.overview()).data;
}

/** EINV-03: the months, and which of them the tax adviser has. */
export function Component() {
	const { missing, months } = useLoaderData<typeof loader>();
	useLive();
	return (
		<>
			<PageHead
				title="Steuerberatung"
				lead="Ein Monat als DATEV-Buchungsstapel mit allen Belegen. Einmal exportiert bleibt er, wie er ist; was später dazukommt, steht im nächsten."
			/>
			<div className="stack">
				<Missing missing={missing} />
				<Panel title="Monate" flush>
					{months.length === 0 ? (
						<Empty title="Noch kein Monat." chair>
							<p>Sobald feststeht, ab wann exportiert wird, stehen hier die Monate.</p>
						</Empty>
					) : (
						<ul className="wl">
							{months.map((line) => (
								<Line key={line.month} line={line} />
							))}
						</ul>
					)}
				</Panel>
			</div>
		</>
	);
}

function Line({ line: { month, state, frozen } }: { line: DatevMonthLine }) {
	const { tone, words } = STATES[state];
	return (
		<li>
			<Icon shape={icons.checkList} className="i" />
			<div>
				<Link className="link" to={officePaths.datevMonth(month)}>
					<b>{monthName(month)}</b>
				</Link>
				{frozen && (
					<small>
						{[
							bookingsWords(frozen.bookings),
							documentsWords(frozen.documents),
							`am ${formatDate(frozen.created_at)}${frozen.created_by ? ` von ${frozen.created_by}` : ""}`,
						].join(" · ")}
					</small>
				)}
			</div>
			<State tone={frozen && !isDrawn(frozen) ? "warn" : tone}>
				{frozen && !isDrawn(frozen) ? "Belege werden gezeichnet" : words}
			</State>
		</li>
	);
}
