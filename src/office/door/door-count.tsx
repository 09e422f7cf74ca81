import { useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import type { DoorSession } from "#contract/office/attendance.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { SeatMeter } from "../ui/seat-meter.tsx";
import { State } from "../ui/state.tsx";
import { FindGuest } from "./find-guest.tsx";
import { isHere } from "./merge.ts";
import { ScanDialog } from "./scan-dialog.tsx";
import type { Door } from "./use-door.ts";

const freeWords = (free: number): string =>
	free === 0 ? "alle Stühle besetzt" : free === 1 ? "noch 1 Stuhl frei" : `noch ${free} Stühle frei`;

/** How many are there, and the two quick ways to find somebody. */
export function DoorCount({ door, session }: { door: Door; session: DoorSession }) {
	const [isScanning, setScanning] = useState(false);
	const here = door.guests.filter(isHere).length;
	const all = door.guests.length;
	const { is_online } = door.list;
	const isClosed = session.closed_at !== null;
	return (
		<div className="panel">
			<div className="panel__b row row--between">
				<div className="row door__count">
					<span className="big">
						{here} / {all}
					</span>
					<span>
						sind da
						<br />
						<span className="muted s">{freeWords(all - here)}</span>
					</span>
					<SeatMeter taken={here} capacity={all} size="lg" />
				</div>
				{!isClosed && (
					<div className="row">
						<FindGuest door={door} />
						{!is_online && (
							<Button variant="primary" icon={icons.scan} onClick={() => setScanning(true)}>
								QR-Code scannen
							</Button>
						)}
					</div>
				)}
			</div>
			<div className="panel__f">
				{is_online ? (
					<span className="s">Wer wie lange dabei war, steht im Bericht der Videokonferenz.</span>
				) : (
					<span className="s">
						<Icon shape={icons.scan} className="i i--s door__sign" /> Der Code steht auf der Anmeldebestätigung und auf
						der Seite der Buchung. Wer ihn nicht findet: einfach antippen.
					</span>
				)}
				<State tone="ok">Auch ohne Netz, wird später übertragen</State>
			</div>
			{isScanning && <ScanDialog door={door} onClose={() => setScanning(false)} />}
		</div>
	);
}
