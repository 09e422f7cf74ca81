import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { officeApi } from "../api.ts";
import { dateIdOf, useDate } from "../dates/date-frame.tsx";
import { AttendanceListCard } from "./attendance-list-card.tsx";
import { BadgesCard } from "./badges-card.tsx";
import { ScansPanel } from "./scans-panel.tsx";
import { SeatCardsCard } from "./seat-cards-card.tsx";

export const handle = { title: "Unterlagen" };

export async function loader({ params }: LoaderFunctionArgs) {
	return (await officeApi.papers.get({ params: { id: dateIdOf(params.id) } })).data;
}

/** What a date needs on paper, one card for each. */
export function Component() {
	const papers = useLoaderData<typeof loader>();
	const date = useDate();
	return (
		<>
			<div className="docs">
				<AttendanceListCard date={date} papers={papers} />
				<BadgesCard date={date} persons={papers.persons} />
				<SeatCardsCard date={date} persons={papers.persons} />
			</div>
			<div className="cols cols--2">
				<ScansPanel date={date} papers={papers} />
			</div>
		</>
	);
}
