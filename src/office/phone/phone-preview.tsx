import type { PhoneBooking } from "#contract/office/phone-bookings.ts";
import { ConsequenceNumbers, LetterPager } from "../acts/consequences.tsx";
import { useForesight } from "../acts/use-foresight.ts";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const foresee = async (body: PhoneBooking) => (await officeApi.phoneBookings.foresee({ body })).data;

/** What the booking brings about, before it is made. */
export function PhonePreview({ booking, onClose }: { booking: PhoneBooking; onClose: () => void }) {
	const { found, problem } = useForesight(booking, foresee);
	return (
		<Dialog
			title="Das folgt aus der Buchung"
			lead="Gebucht ist noch nichts."
			size="lg"
			onClose={onClose}
			actions={
				<Button autoFocus onClick={onClose}>
					Zurück zur Buchung
				</Button>
			}
		>
			<div className="stack" aria-live="polite">
				{problem && (
					<Alert kind="err" title="Das geht so noch nicht.">
						{problem}
					</Alert>
				)}
				{!found && !problem && <Skeleton />}
				{found && <ConsequenceNumbers {...found} />}
				{found?.letters.length === 0 && (
					<p className="muted">Es geht kein Brief hinaus; die Bestätigung öffnet sich nach dem Buchen zum Drucken.</p>
				)}
				{found && <LetterPager letters={found.letters} />}
			</div>
		</Dialog>
	);
}
