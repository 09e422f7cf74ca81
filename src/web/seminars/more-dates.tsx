import * as icons from "#browser/ui/icons.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { portionsHref } from "./calendar-links.ts";

/** The dates that follow those on the page. */
export const MoreDates = ({ params, portions }: { params: URLSearchParams; portions: number }) => (
	<div className="grid justify-items-center pt-7 print:hidden">
		<ButtonLink
			to={portionsHref(params, portions + 1)}
			icon={icons.calendarAdd}
			className="w-full max-w-96"
			replace
			preventScrollReset
			prefetch="none"
		>
			Weitere Termine
		</ButtonLink>
	</div>
);
