import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { useSite } from "#web/frame/site.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { ClosedBlock } from "./closed-block.tsx";
import { NextDateLinks, type OpenDate } from "./next-date-links.tsx";

/** SEM-28 */
export function FullBlock({ full, next }: { full: OpenDate; next: OpenDate | null }) {
	const { email } = useSite().provider;
	const actions = (
		<>
			<ButtonLink to={paths.waitingList(full.slug, full.date)} variant={next ? "line" : "primary"}>
				Auf die Warteliste
			</ButtonLink>
			{next ? <NextDateLinks next={next} /> : <ArrowLink to={paths.seminars}>Andere Termine ansehen</ArrowLink>}
		</>
	);
	return (
		<ClosedBlock icon={icons.armchair} title="Ausgebucht" actions={actions}>
			Alle Plätze sind vergeben. Du kommst aus Sachsen? Dann schreib uns an{" "}
			<TextLink to={`mailto:${email}`}>{email}</TextLink> oder nutze das{" "}
			<TextLink to={paths.contact}>Kontaktformular</TextLink> und nenne uns deine Region und deine Organisation. Es gilt
			die Anmeldefrist auf der Veranstaltungsseite.
		</ClosedBlock>
	);
}
