import { useState } from "react";
import { useRevalidator } from "react-router";
import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { OfficeOrderLine, OfficeOrderPage } from "#contract/office/order-page.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

/** What a field for day and time holds. */
const asLocal = (moment: Date): string => berlinIso(moment).slice(0, 16);

/** From now, or from when it would have ended. */
const aDayMore = (until: string): string => asLocal(new Date(Math.max(Date.now(), Date.parse(until)) + DAY_MS));

interface AccessDialogProps {
	order: OfficeOrderPage;
	line: OfficeOrderLine;
	onClose: () => void;
}

/** ORDER-03: the film again or longer; never without a reason. */
export function AccessDialog({ order: { number, email }, line, onClose }: AccessDialogProps) {
	const { course_id, topic, access } = line;
	const before = access?.until ?? berlinIso(new Date());
	const [until, setUntil] = useState(() => aDayMore(before));
	const [reason, setReason] = useState("");
	const [mail, setMail] = useState(true);
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const put = async (end: string, why: string, tell: boolean) => {
		const body = { courses: [{ course_id, until: end }], reason: why, mail: tell };
		await officeApi.orderPage.changeAccess({ params: { number }, body });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			await put(until, reason, mail);
			onClose();
			toast(`Der Zugang zu „${topic}“ ist geändert.`, () =>
				put(asLocal(new Date(before)), `Zurückgenommen: ${reason}`, false),
			);
		});
	return (
		<Dialog
			title="Zugang verlängern"
			lead={topic}
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Zugang geben" />}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label="Ansehen bis"
					type="datetime-local"
					value={until}
					error={faults.courses ?? faults["courses.0.until"]}
					hint="Vorgeschlagen sind 24 Stunden mehr. Ein Zeitpunkt, der vorbei ist, beendet den Zugang."
					onChange={({ currentTarget: { value } }) => setUntil(value)}
				/>
				<TextField
					label="Grund"
					value={reason}
					error={faults.reason}
					hint="Steht im Verlauf."
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
				<Check
					label="Link schicken"
					hint={`An ${email}`}
					checked={mail}
					onChange={({ currentTarget: { checked } }) => setMail(checked)}
				/>
			</div>
		</Dialog>
	);
}
