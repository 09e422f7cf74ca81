import type { OfficeDatePage } from "#contract/office/dates.ts";
import * as icons from "../ui/icons.ts";
import { PaperCard, PaperLink } from "./paper-card.tsx";

export const SeatCardsCard = ({ date, persons }: { date: OfficeDatePage; persons: number }) => (
	<PaperCard
		title="Tischkarten"
		picture={
			<>
				<i />
				<i className="h" />
				<i />
			</>
		}
		actions={
			<PaperLink path={`/office/attendance/${date.id}/seat_cards`} icon={icons.download} of="Tischkarten">
				PDF
			</PaperLink>
		}
	>
		<p>
			{persons} {persons === 1 ? "Karte" : "Karten"} zum Falten, zwei auf jedem Blatt.
		</p>
		<p className="s">Der Name steht auf beiden Seiten</p>
	</PaperCard>
);
