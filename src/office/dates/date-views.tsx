import { Link, useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { sharedFilters } from "./date-filters.ts";

/** List or calendar: what is filtered stays. */
export function DateViews({ current }: { current: "list" | "calendar" }) {
	const [params] = useSearchParams();
	const query = sharedFilters(params).toString();
	const to = (path: string) => (query ? `${path}?${query}` : path);
	return (
		<nav className="seg" aria-label="Darstellung">
			<Link to={to(officePaths.dates)} aria-current={current === "list" ? "page" : undefined}>
				<Icon shape={icons.list} className="i i--s" />
				Liste
			</Link>
			<Link to={to(officePaths.calendar)} aria-current={current === "calendar" ? "page" : undefined}>
				<Icon shape={icons.calendar} className="i i--s" />
				Kalender
			</Link>
		</nav>
	);
}

export function MakeDate() {
	const may = useMay();
	if (!may("seminars.write")) return null;
	return (
		<>
			<ButtonLink to={officePaths.newSeminar} icon={icons.plus}>
				Seminar anlegen
			</ButtonLink>
			<ButtonLink to={officePaths.newDate} variant="primary" icon={icons.calendarAdd}>
				Termin anlegen
			</ButtonLink>
		</>
	);
}
