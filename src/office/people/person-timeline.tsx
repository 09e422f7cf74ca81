import { Fragment, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatMonth } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { EVENT_GROUP_WORDS, EVENT_GROUPS, type EventGroup } from "#contract/office/person-events.ts";
import type { PersonEvents, PersonPage } from "#contract/office/person-page.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { EventLine } from "../history/event-line.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Timeline, TimelineEntry } from "../ui/timeline.tsx";
import { useAct } from "../ui/use-act.ts";
import { EVENT_ICONS } from "./event-icons.ts";

export const GROUP = "zeige";

export const groupIn = (params: URLSearchParams): EventGroup | undefined =>
	EVENT_GROUPS.find((group) => group === params.get(GROUP));

const GroupChoice = () => {
	const [params, setParams] = useSearchParams();
	const chosen = groupIn(params);
	const choices: [EventGroup | undefined, string][] = [
		[undefined, "Alles"],
		...EVENT_GROUPS.map((group): [EventGroup, string] => [group, EVENT_GROUP_WORDS[group]]),
	];
	return (
		<fieldset className="seg">
			<legend className="sr-only">Was gezeigt wird</legend>
			{choices.map(([group, name]) => (
				<button
					key={name}
					type="button"
					aria-pressed={group === chosen}
					onClick={() => setParams(group ? { [GROUP]: group } : {}, { preventScrollReset: true, replace: true })}
				>
					{name}
				</button>
			))}
		</fieldset>
	);
};

const Upcoming = ({ upcoming, now }: { upcoming: PersonPage["upcoming"]; now: Date }) => (
	<>
		<li className="tl__day">Kommt noch</li>
		{upcoming.map(({ number, date_id, topic, date, persons, beside }) => (
			<TimelineEntry
				key={number}
				icon={icons.armchair}
				tone="free"
				title={
					<Link to={officePaths.date(date_id)} className="link">
						{topic}
					</Link>
				}
				when={<time dateTime={date}>{momentWords(date, now)}</time>}
			>
				<p>
					<Link to={officePaths.booking(number)} className="link">
						{number}
					</Link>
					{persons > 1 && ` · ${persons} Plätze`}
					{beside && ` · mit ${beside}`}
				</p>
			</TimelineEntry>
		))}
	</>
);

interface PersonTimelineProps {
	person: PersonPage;
	/** The newest of what is asked for. */
	newest: PersonEvents;
}

/** PERSON-02: everything in its order, newest first; what is to come stands above it. */
export function PersonTimeline({ person: { id, upcoming }, newest }: PersonTimelineProps) {
	const [params] = useSearchParams();
	const group = groupIn(params);
	const [older, setOlder] = useState<PersonEvents | null>(null);
	const { busy, failure, run } = useAct();
	// What comes after the newest page is another thing as soon as that page ends elsewhere.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => setOlder(null), [newest.next, group, id]);
	const events = [...newest.data, ...(older?.data ?? [])];
	const next = older ? older.next : newest.next;
	const more = () =>
		run(async () => {
			const page = await officeApi.personPage.events({
				params: { id },
				query: { ...(next ? { after: next } : {}), ...(group ? { group } : {}) },
			});
			setOlder({ data: [...(older?.data ?? []), ...page.data], next: page.next });
		});
	const now = new Date();
	const months = Map.groupBy(events, ({ at }) => formatMonth(at));
	return (
		<Panel title="Alles der Reihe nach" aside={<GroupChoice />}>
			<div className="stack">
				{events.length === 0 && upcoming.length === 0 && <p className="muted">Davon ist noch nichts geschehen.</p>}
				<Timeline>
					{upcoming.length > 0 && (!group || group === "seminars") && <Upcoming upcoming={upcoming} now={now} />}
					{[...months].map(([month, happened]) => (
						<Fragment key={month}>
							<li className="tl__day">{month}</li>
							{happened.map((event) => (
								<EventLine key={event.id} event={event} icon={EVENT_ICONS[event.kind]} tone={event.tone} now={now} />
							))}
						</Fragment>
					))}
				</Timeline>
				<Failure text={failure} />
				{next && (
					<Button size="sm" busy={busy} onClick={more}>
						Ältere zeigen
					</Button>
				)}
			</div>
		</Panel>
	);
}
