import { useEffect } from "react";
import { data, type MetaArgs, useLoaderData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { hrefOf } from "#web/lists/address.ts";
import { useListNavigation } from "#web/lists/use-list-navigation.ts";
import { CalendarFilter } from "./calendar-filter.tsx";
import { CalendarResults } from "./calendar-results.tsx";
import { type CalendarOptions, loadCalendar } from "./calendar-source.ts";

const LEAD =
	"Mehr als 100 Termine im Jahr, vor Ort in ganz Sachsen und online. Such dir einen aus – wir stellen schon mal den Kaffee hin.";

/** What the first load in this browser has brought. Stays empty on the server. */
let known: CalendarOptions | undefined;

async function load({ api, url }: LoadArgs) {
	const calendar = await loadCalendar(api, readCalendarAddress(url.searchParams), { now: new Date(), known });
	return data(calendar, { status: calendar.failed ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, {
		title: "Seminarkalender",
		description: LEAD,
		noIndex: Boolean(args.loaderData?.address.search),
	});

export default function CalendarPage() {
	const calendar = useLoaderData<typeof loader>();
	const { params, target, loading, go } = useListNavigation(paths.seminars, readCalendarAddress);
	useEffect(() => {
		known = calendar.options;
	}, [calendar]);

	return (
		<Wrap className="pb-section-tight">
			<PageHead title="Seminarkalender" lead={LEAD} />
			<CalendarFilter options={calendar.options} target={target} params={params} onChange={go} />
			<CalendarResults calendar={calendar} loading={loading} retryHref={hrefOf(paths.seminars, params)} />
		</Wrap>
	);
}
