import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import type { LecturerPack } from "#contract/office/lecturer-pack.ts";
import { LetterPager } from "../acts/consequences.tsx";
import { DeliberateDialog } from "../acts/deliberate-dialog.tsx";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts, Panel } from "../ui/panel.tsx";

interface LecturerCardProps {
	dateId: number;
	pack: LecturerPack;
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/** "Teilnahmeliste mit 12 Personen, 2 Dateien, Ort und Anfahrt" */
function contentWords({ persons, lists, handouts, is_online, has_join_link }: LecturerPack): string {
	const names = `${counted(lists, "Teilnahmeliste", "Teilnahmelisten")} mit ${counted(persons, "1 Person", "Personen")}`;
	const way = is_online ? (has_join_link ? "Link zur Teilnahme" : null) : "Ort und Anfahrt";
	return [names, handouts > 0 ? counted(handouts, "1 Datei", "Dateien") : null, way].filter(Boolean).join(", ");
}

/** What whoever leads the date gets, and whether it has gone out. */
export function LecturerCard({ dateId, pack }: LecturerCardProps) {
	const may = useMay();
	const [asking, setAsking] = useState(false);
	const canSend = may("bookings.write") && pack.to.length > 0 && !pack.cancelled;
	return (
		<Panel title={`Für ${pack.lecturer}`}>
			<div className="stack">
				<Facts
					facts={[
						["Bekommt", contentWords(pack)],
						["An", pack.to.length > 0 ? pack.to.join(", ") : "keine Mailadresse im Team hinterlegt"],
						["Verschickt", pack.sent_at ? fullMoment(pack.sent_at) : "noch nicht"],
					]}
				/>
				{pack.is_online && !pack.has_join_link && (
					<p className="muted m">Der Link zur Teilnahme fehlt noch; trage ihn am Termin ein.</p>
				)}
				{pack.to.length === 0 && (
					<p className="muted m">Lade {pack.lecturer} unter „Team“ ein, dann geht der Brief von hier hinaus.</p>
				)}
				{canSend && (
					<div className="row">
						<Button size="sm" icon={icons.send} onClick={() => setAsking(true)}>
							{pack.sent_at ? "Noch einmal schicken" : "Ansehen und schicken"}
						</Button>
					</div>
				)}
			</div>
			{asking && <SendDialog dateId={dateId} lecturer={pack.lecturer} onClose={() => setAsking(false)} />}
		</Panel>
	);
}

function SendDialog({ dateId, lecturer, onClose }: { dateId: number; lecturer: string; onClose: () => void }) {
	const { revalidate } = useRevalidator();
	const foresee = useCallback(
		async () => (await officeApi.lecturerPack.foresee({ params: { id: dateId } })).data,
		[dateId],
	);
	const send = async () => {
		await officeApi.lecturerPack.send({ params: { id: dateId } });
		toast(`Die Unterlagen für ${lecturer} sind unterwegs.`);
		await revalidate();
	};
	return (
		<DeliberateDialog
			title={`Unterlagen für ${lecturer}`}
			lead="Im Anhang liegt die Teilnahmeliste mit den Namen nach dem Stand, wenn der Brief hinausgeht."
			promise="Ja, so verschicken."
			cancel="Nicht schicken"
			button={(found) =>
				found && found.letters.length > 1 ? `${found.letters.length} Briefe verschicken` : "1 Brief verschicken"
			}
			show={(found) => <LetterPager letters={found.letters} />}
			foresee={foresee}
			act={send}
			onClose={onClose}
		/>
	);
}
