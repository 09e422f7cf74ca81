import * as icons from "#browser/ui/icons.ts";
import { ClosedBlock } from "./closed-block.tsx";
import { NextDateLinks, type OpenDate } from "./next-date-links.tsx";

export function PastBlock({ next }: { next: OpenDate | null }) {
	return (
		<ClosedBlock icon={icons.clock} title="Dieser Termin ist vorbei" actions={<NextDateLinks next={next} />}>
			{next
				? "Schade, diesmal hat es nicht geklappt. Das Seminar findet aber noch einmal statt, und dort ist ein Platz frei."
				: "Schade, diesmal hat es nicht geklappt. Sobald ein neuer Termin feststeht, findest du ihn im Kalender."}
		</ClosedBlock>
	);
}
