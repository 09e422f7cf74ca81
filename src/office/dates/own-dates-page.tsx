import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import { sizeText } from "#contract/handouts.ts";
import type { OwnDate, OwnDatesQuery } from "#contract/office/own-dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { FeedbackWords } from "../papers/feedback-card.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import { Empty } from "../ui/empty.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Occupancy } from "../ui/occupancy.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { State } from "../ui/state.tsx";

export const handle = { title: "Meine Termine" };

const TIMES = [
	{ name: "Kommende", query: "", when: "coming" },
	{ name: "Vergangene", query: "?when=past", when: "past" },
] as const;

const whenIn = (params: URLSearchParams): OwnDatesQuery["when"] => (params.get("when") === "past" ? "past" : "coming");

export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const page = Number(searchParams.get("page") ?? 1);
	return officeApi.ownDates.list({
		query: { when: whenIn(searchParams), page: Number.isSafeInteger(page) ? page : 1 },
	});
}

/** STAFF-07: what a lecturer sees. The names of those who come, and nothing else of them. */
export function Component() {
	const { data, current_page, last_page } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const when = whenIn(params);
	const pagePath = (page: number) =>
		`?${new URLSearchParams({ ...(when === "past" && { when }), page: String(page) })}`;
	useLive();
	return (
		<>
			<PageHead title="Meine Termine" lead="Wann du dran bist und wer kommt." />
			<nav className="views" aria-label="Zeit">
				{TIMES.map(({ name, query, when: time }) => (
					<Link key={name} to={query} aria-current={time === when ? "page" : undefined}>
						{name}
					</Link>
				))}
			</nav>
			{data.length === 0 && (
				<div className="panel">
					<Empty title={when === "past" ? "Noch kein Termin vorbei." : "Kein Termin in Sicht."} chair>
						<p>Steht hier etwas nicht, das du erwartest? Dann frag im Büro nach.</p>
					</Empty>
				</div>
			)}
			{data.map((date, index) => (
				<OwnDateCard key={date.id} date={date} isFirst={index === 0} />
			))}
			{last_page > 1 && (
				<nav className="row" aria-label="Seiten">
					{current_page > 1 && <ButtonLink to={pagePath(current_page - 1)}>Zurück</ButtonLink>}
					{current_page < last_page && <ButtonLink to={pagePath(current_page + 1)}>Weiter</ButtonLink>}
				</nav>
			)}
		</>
	);
}

function OwnDateCard({ date, isFirst }: { date: OwnDate; isFirst: boolean }) {
	const { id, topic, category, location, is_online, cancelled } = date;
	const heading = `termin-${id}`;
	return (
		<section className="panel" aria-labelledby={`${heading} ${heading}-wann`}>
			<div className="panel__h">
				<div className="obj">
					<DateChair at={date.date} category={category} cancelled={cancelled} />
					<div>
						<h2 id={heading}>{topic}</h2>
						<div className="meta">
							<span id={`${heading}-wann`}>
								<Icon shape={icons.clock} className="i" />
								{fullMoment(date.date)}
							</span>
							<span>
								<Icon shape={is_online ? icons.monitor : icons.pin} className="i" />
								{location}
							</span>
							{cancelled && <State tone="err">abgesagt</State>}
						</div>
					</div>
				</div>
				<Occupancy {...date} />
			</div>
			<div className="panel__b">
				<div className="stack">
					<Names names={date.names} open={isFirst} />
					{date.handouts.length > 0 && (
						<ul className="list-disc pl-5" aria-label={`Dateien zu ${topic}`}>
							{date.handouts.map((handout) => (
								<li key={handout.id}>
									<a className="link" href={`${API_BASE}/office/attendance/${id}/handout/${handout.id}`}>
										{handout.name}
									</a>{" "}
									<small className="muted">{sizeText(handout.bytes)}</small>
								</li>
							))}
						</ul>
					)}
					{date.feedback.invited > 0 && <FeedbackWords feedback={date.feedback} />}
					<div className="row">
						<ButtonLink size="sm" icon={icons.checkList} to={officePaths.dateAttendance(id)}>
							Anwesenheit<span className="sr-only">: {topic}</span>
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}

function Names({ names, open }: { names: readonly string[]; open: boolean }) {
	if (names.length === 0) return <p className="muted m">Noch hat sich niemand angemeldet.</p>;
	return (
		<details className="names" open={open}>
			<summary>{names.length === 1 ? "1 Name" : `${names.length} Namen`}</summary>
			<ol>
				{names.map((name, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
					<li key={index}>{name}</li>
				))}
			</ol>
		</details>
	);
}
