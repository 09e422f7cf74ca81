import { Link } from "react-router";
import type { IconShape } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import type { Happening } from "#contract/office/today.ts";
import { useMay } from "../session/colleague.ts";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import type { Tone } from "../ui/state.tsx";
import { Timeline, TimelineEntry } from "../ui/timeline.tsx";
import { whenWords } from "./due-words.ts";

const SIGNS: Record<Happening["kind"], { icon: IconShape; tone: Tone }> = {
	booking: { icon: icons.armchair, tone: "ok" },
	order: { icon: icons.cart, tone: "ok" },
	payment: { icon: icons.euro, tone: "ok" },
	donation: { icon: icons.heart, tone: "err" },
	contact: { icon: icons.message, tone: "info" },
	newsletter: { icon: icons.mail, tone: "info" },
	staff: { icon: icons.pencil, tone: "mute" },
};

interface HappeningListProps {
	happenings: readonly Happening[];
	at: string;
	/** What will stand here. */
	empty: string;
}

/** Renews itself; whoever listens to it hears nothing of it unless they go there. */
export function HappeningList({ happenings, at, empty }: HappeningListProps) {
	const seesHistory = useMay()("history.money");
	return (
		<Panel
			title="Was gerade passiert ist"
			foot={
				seesHistory && (
					<Link className="link" to={officePaths.history}>
						Alles im Verlauf
					</Link>
				)
			}
		>
			{happenings.length === 0 ? (
				<Empty title="Noch ist nichts passiert." chair>
					<p>{empty}</p>
				</Empty>
			) : (
				<Timeline>
					{happenings.map((happening) => (
						<Entry key={happening.id} happening={happening} at={at} />
					))}
				</Timeline>
			)}
		</Panel>
	);
}

function Entry({ happening, at }: { happening: Happening; at: string }) {
	const { kind, lead, text, detail, path } = happening;
	const words = (
		<>
			<b>{lead}</b> {text}
		</>
	);
	return (
		<TimelineEntry
			{...SIGNS[kind]}
			title={path ? <Link to={path}>{words}</Link> : words}
			when={<time dateTime={happening.at}>{whenWords(happening.at, at)}</time>}
		>
			{detail && <p>{detail}</p>}
		</TimelineEntry>
	);
}
