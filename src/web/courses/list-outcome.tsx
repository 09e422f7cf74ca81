import { Lead } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import emptyScene from "#web/illustrations/leer-produkte.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { ListOutcome } from "#web/lists/list-outcome.tsx";
import { listHref } from "./list-address.ts";

interface CourseOutcomeProps {
	courses: Course[] | null;
	params: URLSearchParams;
}

export const CourseOutcome = ({ courses, params }: CourseOutcomeProps) => (
	<ListOutcome
		count={courses?.length ?? null}
		what="Die Videokurse"
		retryHref={listHref(params)}
		illustration={emptyScene}
	>
		<Lead>
			{params.size === 0
				? "Hier steht bald der erste Videokurs. Schreib uns,"
				: "Dazu haben wir noch keinen Videokurs. Versuch es mit einem anderen Wort – oder schreib uns,"}{" "}
			<TextLink to={paths.contact}>was dir fehlt</TextLink>.
		</Lead>
		{params.size > 0 && (
			<ButtonLink to={paths.courses} preventScrollReset>
				Alle Videokurse anzeigen
			</ButtonLink>
		)}
	</ListOutcome>
);
