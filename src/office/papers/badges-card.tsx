import type { OfficeDatePage } from "#contract/office/dates.ts";
import * as icons from "../ui/icons.ts";
import { PaperCard, PaperLink } from "./paper-card.tsx";

const PER_SHEET = 10;
const BADGES = [1, 2, 3, 4, 5, 6];

export function BadgesCard({ date, persons }: { date: OfficeDatePage; persons: number }) {
	const sheets = Math.ceil(persons / PER_SHEET);
	return (
		<PaperCard
			title="Namensschilder"
			picture={
				<div className="grid2">
					{BADGES.map((badge) => (
						<b key={badge} />
					))}
				</div>
			}
			actions={
				<PaperLink path={`/office/attendance/${date.id}/badges`} icon={icons.download} of="Namensschilder">
					PDF
				</PaperLink>
			}
		>
			<p>
				{persons} {persons === 1 ? "Schild" : "Schilder"}, {sheets} {sheets === 1 ? "Bogen" : "Bögen"} mit je{" "}
				{PER_SHEET}, für Klemmhüllen 90&nbsp;×&nbsp;54&nbsp;mm.
			</p>
			<p className="s">Vorname groß, darunter der Verein</p>
		</PaperCard>
	);
}
