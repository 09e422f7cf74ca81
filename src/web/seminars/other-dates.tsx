import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import { FreeSeats } from "./free-seats.tsx";
import type { ShownDate } from "./seminar-dates.ts";
import { StateTag } from "./state-tag.tsx";

const HEADING_ID = "weitere-termine";

interface OtherDatesProps {
	slug: string;
	dates: ShownDate[];
}

export function OtherDates({ slug, dates }: OtherDatesProps) {
	return (
		<section aria-labelledby={HEADING_ID} className="print:hidden">
			<h2 id={HEADING_ID} className="text-h3 font-stretch-92%">
				Weitere Termine dieses Seminars
			</h2>
			<ul className="mt-4 border-b border-line">
				{dates.map((date) => (
					<li
						key={date.id}
						className="group relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 pr-9 hover:bg-surface-sunken"
					>
						<Link
							to={paths.seminar(slug, date.date)}
							prefetch="intent"
							className="font-label no-underline group-hover:underline after:absolute after:inset-0"
						>
							<time dateTime={date.date}>{`${formatLongDate(date.date)}, ${formatTime(date.date)}`}</time>
						</Link>
						<span className="text-sm text-ink-2">
							<StateTag state={date.state} />
							<FreeSeats date={date} />
						</span>
						<Icon shape={icons.arrowRight} className="absolute top-1/2 right-2 size-5 -translate-y-1/2" />
					</li>
				))}
			</ul>
		</section>
	);
}
