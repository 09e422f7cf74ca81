import type { DoorSession } from "#contract/office/attendance.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import type { Door } from "./use-door.ts";

/** Whoever is not there was missing: then it stands who came, and can be opened again. */
export function Closing({ door, session }: { door: Door; session: DoorSession }) {
	const { busy, failure, run } = useAct();
	const params = { id: door.list.id, session: session.id };
	const open = door.guests.filter(({ state, id }) => state === "open" && id > 0);
	const reopen = async () => door.setList((await officeApi.attendance.reopen({ params })).data);
	const close = () =>
		run(async () => {
			door.setList((await officeApi.attendance.close({ params })).data);
			toast("Die Anwesenheit ist abgeschlossen.", reopen);
		});
	const isClosed = session.closed_at !== null;
	return (
		<>
			<Failure text={failure} />
			<div className="row row--between">
				<p className="s muted">
					{session.closed_at
						? `Abgeschlossen am ${fullMoment(session.closed_at)}.`
						: "Antippen heißt: ist da. Noch einmal antippen nimmt es zurück."}
				</p>
				<div className="row">
					{isClosed ? (
						<Button icon={icons.back} busy={busy} onClick={() => run(reopen)}>
							Wieder öffnen
						</Button>
					) : (
						<>
							{open.length > 0 && (
								<Button onClick={() => open.map(({ id }) => door.tick(id, "absent"))}>
									{open.length} als gefehlt eintragen
								</Button>
							)}
							<Button variant="primary" icon={icons.check} busy={busy} disabled={door.waiting > 0} onClick={close}>
								Abschließen
							</Button>
						</>
					)}
				</div>
			</div>
		</>
	);
}
