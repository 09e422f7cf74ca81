import * as icons from "#browser/ui/icons.ts";
import { ClosedBlock } from "./closed-block.tsx";
import { NextDateLinks, type OpenDate } from "./next-date-links.tsx";

export function CancelledBlock({ next }: { next: OpenDate | null }) {
	return (
		<ClosedBlock icon={icons.calendarOff} title="Abgesagt" actions={<NextDateLinks next={next} />}>
			Dieser Termin muss leider ausfallen. Wer schon angemeldet war, hat eine E-Mail von uns bekommen.{" "}
			{next
				? "Das Seminar findet noch einmal statt, und dort sind Plätze frei."
				: "Einen Ersatztermin findest du, sobald er feststeht, im Kalender."}
		</ClosedBlock>
	);
}
