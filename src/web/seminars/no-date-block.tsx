import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ClosedBlock } from "./closed-block.tsx";

export function NoDateBlock() {
	return (
		<ClosedBlock
			icon={icons.clock}
			title="Zurzeit kein Termin"
			actions={
				<>
					<ButtonLink to={paths.seminars}>Andere Seminare ansehen</ButtonLink>
					<ArrowLink to={paths.contact}>Termin wünschen</ArrowLink>
				</>
			}
		>
			Für dieses Seminar steht gerade kein neuer Termin fest. Wenn du es dir wünschst, sag uns Bescheid: Oft wird aus
			einer Anfrage der nächste Termin.
		</ClosedBlock>
	);
}
