import { Link } from "react-router";
import type { IconShape } from "#browser/ui/icon.tsx";
import type { Tone } from "../ui/state.tsx";
import { TimelineEntry } from "../ui/timeline.tsx";
import { momentWords } from "./days.ts";

interface Happened {
	at: string;
	title: string;
	detail?: string | null | undefined;
	/** Where it leads to. */
	path?: string | null | undefined;
}

interface EventLineProps {
	event: Happened;
	icon: IconShape;
	tone?: Tone | undefined;
	now: Date;
}

/** Something that happened: what, when, and the way to it. */
export const EventLine = ({ event: { at, title, detail, path }, icon, tone = "mute", now }: EventLineProps) => (
	<TimelineEntry
		icon={icon}
		tone={tone}
		title={
			path ? (
				<Link to={path} className="link">
					{title}
				</Link>
			) : (
				title
			)
		}
		when={<time dateTime={at}>{momentWords(at, now)}</time>}
	>
		{detail && <p>{detail}</p>}
	</TimelineEntry>
);
