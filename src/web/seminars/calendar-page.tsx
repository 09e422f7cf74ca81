import { useEffect } from "react";
import { data, type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useListNavigation } from "#web/lists/use-list-navigation.ts";
import { CalendarFind } from "./calendar-find.tsx";
import { isSameSelection, needsNothingNew, readPortions } from "./calendar-links.ts";
import type { CalendarOptions } from "./calendar-options.ts";
import { CalendarResults } from "./calendar-results.tsx";
import { type CalendarData, loadCalendar } from "./calendar-source.ts";
import { dateCount } from "./date-count.ts";

const LEAD =
	"Mehr als 100 Termine im Jahr, vor Ort in ganz Sachsen und online. Such dir einen aus – wir stellen schon mal den Kaffee hin.";

/** What the first load in this browser has brought. Stays empty on the server. */
let known: CalendarOptions | undefined;
/** What this browser shows, so that one portion more is one to load. Stays empty on the server. */
let shown: { calendar: CalendarData; params: URLSearchParams } | undefined;

async function load({ api, url }: LoadArgs) {
	const calendar = await loadCalendar(api, readCalendarAddress(url.searchParams), {
		now: new Date(),
		known,
		portions: readPortions(url.searchParams),
		shown: shown && isSameSelection(shown.params, url.searchParams) ? shown.calendar : undefined,
	});
	return data(calendar, { status: calendar.failed ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** More months of what is there already are not asked for again. */
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
	currentUrl.search !== nextUrl.search && needsNothingNew(currentUrl.searchParams, nextUrl.searchParams)
		? false
		: defaultShouldRevalidate;

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, {
		title: "Seminarkalender",
		description: LEAD,
		noIndex: Boolean(args.loaderData?.address.search),
	});

export default function CalendarPage() {
	const calendar = useLoaderData<typeof loader>();
	const { params, target, loading, go } = useListNavigation(paths.seminars, readCalendarAddress);
	const [shownParams] = useSearchParams();
	const loadsMore = loading && isSameSelection(shownParams, params);
	useEffect(() => {
		known = calendar.options;
		shown = { calendar, params: shownParams };
	}, [calendar, shownParams]);

	return (
		<Wrap className="pb-section-tight">
			<div className="flex items-baseline justify-between gap-4 pt-4.5 pb-3.25 sm:pt-8 sm:pb-4.5">
				<h1 className="text-calendar">
					<LongWords>Seminarkalender</LongWords>
				</h1>
				<p role="status" className="text-sm whitespace-nowrap text-ink-2">
					{(!loading || loadsMore) && calendar.total > 0 && dateCount(calendar.total)}
				</p>
			</div>
			<CalendarFind options={calendar.options} address={target} params={params} onChange={go} />
			<CalendarResults calendar={calendar} loading={loading && !loadsMore} params={params} />
		</Wrap>
	);
}
