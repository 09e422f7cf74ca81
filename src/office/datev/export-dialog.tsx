import { useRevalidator } from "react-router";
import type { DatevMonth } from "#contract/office/datev.ts";
import { officeApi } from "../api.ts";
import { begun } from "../tasks/tasks.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { useAct } from "../ui/use-act.ts";
import { bookingsWords, documentsWords, monthName } from "./month-words.ts";

interface ExportDialogProps {
	month: DatevMonth;
	onClose: () => void;
}

/** What is exported stays: asked once more. */
export function ExportDialog({ month: { month, bookings, documents }, onClose }: ExportDialogProps) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const freeze = () =>
		run(async () => {
			begun((await officeApi.datev.export({ params: { month } })).data);
			await revalidate();
			onClose();
		});
	return (
		<Dialog
			title={`${monthName(month)} exportieren?`}
			lead={`${bookingsWords(bookings)} und ${documentsWords(documents)} werden festgeschrieben. Das lässt sich nicht zurücknehmen: Was später für diesen Monat dazukommt, steht im nächsten Export.`}
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						Noch nicht
					</Button>
					<Button variant="danger" busy={busy} onClick={() => void freeze()}>
						Exportieren
					</Button>
				</>
			}
		>
			<Failure text={failure} />
		</Dialog>
	);
}
