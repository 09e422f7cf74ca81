import { buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";

interface CalendarLinkProps {
	date: { slug: string; date: string };
	size?: "md" | "lg";
	className?: string;
}

/** The date as a file for one's own calendar. */
export const CalendarLink = ({ date: { slug, date }, size = "md", className = "" }: CalendarLinkProps) => (
	<a
		href={`${paths.seminar(slug, date)}.ics`}
		type="text/calendar"
		className={buttonLook({ size, className: `print:hidden ${className}` })}
	>
		<Icon shape={icons.calendarAdd} />
		In den Kalender
	</a>
);
