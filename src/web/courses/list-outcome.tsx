import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { resultCount } from "#contract/search.ts";
import emptyScene from "#web/illustrations/leer-produkte.svg?url";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Lead } from "#web/ui/layout.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { listHref } from "./list-address.ts";

interface ListOutcomeProps {
	courses: Course[] | null;
	params: URLSearchParams;
}

/** What a search has come to: the count, nothing, or a failure. */
export function ListOutcome({ courses, params }: ListOutcomeProps) {
	if (courses === null) {
		return (
			<Notice kind="error" title="Die Videokurse konnten gerade nicht geladen werden.">
				<p>
					Das liegt an uns, nicht an dir.{" "}
					<TextLink to={listHref(params)} preventScrollReset>
						Noch einmal versuchen
					</TextLink>
				</p>
			</Notice>
		);
	}
	if (courses.length === 0) {
		return (
			<EmptyState title={resultCount(0)} illustration={emptyScene}>
				<Lead>
					Dazu haben wir noch keinen Videokurs. Versuch es mit einem anderen Wort – oder schreib uns,{" "}
					<TextLink to={paths.contact}>was dir fehlt</TextLink>.
				</Lead>
				<ButtonLink to={paths.courses} preventScrollReset>
					Alle Videokurse anzeigen
				</ButtonLink>
			</EmptyState>
		);
	}
	return <p className="font-[560]">{resultCount(courses.length)}</p>;
}
