import { DateSeat } from "#browser/ui/date-seat.tsx";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { seatsText } from "./seats-text.ts";
import type { ShownDate } from "./seminar-dates.ts";

interface NextDateProps {
	slug: string;
	next: ShownDate;
	online: boolean;
}

/** The next date of the same seminar that still has seats: free means yellow. */
export function NextDate({ slug, next, online }: NextDateProps) {
	const details = [
		formatTime(next.date),
		online ? "online" : (next.place?.city ?? "gleicher Ort"),
		seatsText(next)?.text,
	].filter(Boolean);
	return (
		<div className="mt-4 grid grid-cols-sign items-center gap-x-4 gap-y-1 rounded-lg bg-surface-sunken p-4 print:hidden">
			<DateSeat date={next.date} state="free" size="sm" />
			<p className="leading-row">
				<span className="text-sm text-ink-2">Nächster freier Termin</span>
				<b className="block">{formatLongDate(next.date)}</b>
				<span className="text-sm">{details.join(" · ")}</span>
			</p>
			<ButtonLink
				to={paths.seminar(slug, next.date)}
				variant="line"
				size="sm"
				className="col-span-full mt-2.5 bg-surface"
			>
				Diesen Termin nehmen
			</ButtonLink>
		</div>
	);
}
