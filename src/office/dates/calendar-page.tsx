import type { KeyboardEvent } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, formatMonth, formatWeekday, isoDay } from "#contract/dates.ts";
import { saxonHoliday } from "#contract/holidays.ts";
import type { OfficeDate } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { countWords } from "../lists/count-words.ts";
import { FilterBar } from "../lists/filter-bar.tsx";
import { buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { SeatMeter } from "../ui/seat-meter.tsx";
import { dateFilters, sharedFilters } from "./date-filters.ts";
import { DateViews, MakeDate } from "./date-views.tsx";
import { townOf } from "./date-words.ts";
import { daysAround, isMonth, monthAfter } from "./month-days.ts";

export const handle = { title: "Kalender" };

const MOST = 500;
const todayIso = (): string => isoDay(berlinDay(new Date()));
const monthIn = (params: URLSearchParams): string => {
	const asked = params.get("monat");
	return isMonth(asked) ? asked : todayIso().slice(0, 7);
};

export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const days = daysAround(monthIn(searchParams));
	const shown = { from: days[0] as string, to: days.at(-1) as string };
	const query = { ...Object.fromEntries(sharedFilters(searchParams)), ...shown, when: "all" as const, per_page: MOST };
	const [dates, choices] = await Promise.all([officeApi.dates.list({ query }), officeApi.choices.get()]);
	return { dates: dates.data, choices: choices.data };
}

/** "5 Termine, 88 von 150 Plätzen belegt." */
function sumWords(dates: readonly OfficeDate[]): string {
	const held = dates.filter(({ state }) => state !== "cancelled");
	const counted = held.filter(({ capacity }) => capacity !== null);
	const sum = (pick: (date: OfficeDate) => number) => counted.reduce((total, date) => total + pick(date), 0);
	const count = countWords(held.length, false, { one: "Termin", many: "Termine" });
	const seats = `${sum(({ taken }) => taken)} von ${sum(({ capacity }) => capacity ?? 0)} Plätzen belegt`;
	return counted.length > 0 ? `${count}, ${seats}.` : `${count}.`;
}

/** DATE-01: the dates of a month, day by day; on a phone only the days on which something is. */
export function Component() {
	const { dates, choices } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	useLive();
	const month = monthIn(params);
	const byDay = Map.groupBy(dates, ({ date }) => date.slice(0, 10));
	const title = formatMonth(`${month}-01`);
	return (
		<>
			<PageHead
				title={title}
				lead={sumWords(dates.filter(({ date }) => date.startsWith(month)))}
				actions={
					<>
						<MonthLink to={monthAfter(month, -1)} label="Vorheriger Monat" icon={icons.chevronLeft} />
						<MonthLink to={todayIso().slice(0, 7)} label="Heute" />
						<MonthLink to={monthAfter(month, 1)} label="Nächster Monat" icon={icons.chevronRight} />
						<DateViews current="calendar" />
						<MakeDate />
					</>
				}
			/>
			<FilterBar search="Thema, Ort, Dozent/in" filters={dateFilters(choices)} />
			<section className="panel" aria-label={title}>
				<ol className="cal" onKeyDown={moveFocus}>
					{daysAround(month).map((day) => (
						<Day key={day} day={day} isOutside={!day.startsWith(month)} dates={byDay.get(day) ?? []} />
					))}
				</ol>
			</section>
		</>
	);
}

function MonthLink({ to, label, icon }: { to: string; label: string; icon?: IconShape }) {
	const [params] = useSearchParams();
	const next = new URLSearchParams(params);
	next.set("monat", to);
	return (
		<Link
			to={`?${next}`}
			preventScrollReset
			className={buttonLook(icon ? { className: "btn--icon" } : {})}
			aria-label={icon ? label : undefined}
		>
			{icon ? <Icon shape={icon} className="i" /> : label}
		</Link>
	);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The arrows go from date to date. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
	const step = STEPS[event.key];
	if (step === undefined) return;
	const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a.ev")];
	const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
	if (!next) return;
	event.preventDefault();
	next.focus();
}

interface DayProps {
	day: string;
	isOutside: boolean;
	dates: readonly OfficeDate[];
}

function Day({ day, isOutside, dates }: DayProps) {
	const holiday = saxonHoliday(day);
	const isToday = day === todayIso();
	return (
		<li className={classNames(isOutside && "out", dates.length === 0 && "nil", isToday && "today")}>
			<time dateTime={day} className="d">
				<span className="cal__weekday">{formatWeekday(day).slice(0, 2)} </span>
				<span className="cal__number" aria-hidden="true">
					{Number(day.slice(8))}
				</span>
				<span className="sr-only">{formatDate(day)}</span>
			</time>
			{holiday && <span className="muted s">{holiday}</span>}
			{dates.map((date) => (
				<Entry key={date.id} date={date} />
			))}
		</li>
	);
}

function Entry({ date }: { date: OfficeDate }) {
	const { id, topic, category, capacity, taken, offered, reserved, state } = date;
	const isOff = state === "cancelled";
	const seats = capacity === null ? `${taken} belegt` : `${taken}/${capacity}`;
	return (
		<Link to={officePaths.date(id)} data-cat={category} className={classNames("ev", isOff && "ev--off")}>
			<b>{topic.split(":")[0]}</b>
			<small>{`${date.date.slice(11, 16)} ${townOf(date)} · ${isOff ? "abgesagt" : seats}`}</small>
			{!isOff && capacity !== null && capacity <= 24 && (
				<SeatMeter capacity={capacity} taken={taken} offered={offered + reserved} />
			)}
		</Link>
	);
}
