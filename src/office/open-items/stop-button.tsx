import { useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useAct } from "../ui/use-act.ts";

/** OPEN-03: nobody is reminded of an invoice until a day, or until somebody lifts it here. */
export function StopButton({ invoiceId, isStopped }: { invoiceId: number; isStopped: boolean }) {
	const [isAsked, setAsked] = useState(false);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const params = { id: invoiceId };
	const resume = async () => {
		await officeApi.openItems.resume({ params });
		await revalidate();
	};
	const lift = () =>
		run(async () => {
			await resume();
			toast("Mahnsperre aufgehoben.");
		});
	return (
		<>
			<Failure text={failure} />
			<Button size="sm" busy={busy} onClick={() => (isStopped ? void lift() : setAsked(true))}>
				{isStopped ? "Mahnsperre aufheben" : "Mahnsperre"}
			</Button>
			{isAsked && (
				<ReasonDialog
					title="Mahnsperre setzen"
					lead="Zu dieser Rechnung geht kein Mahnschreiben hinaus."
					label="Sperren"
					hint="Zum Beispiel: offene Frage zur Rechnung"
					withDay
					onClose={() => setAsked(false)}
					onSave={async (reason, until) => {
						await officeApi.openItems.stop({ params, body: { reason, until } });
						await revalidate();
						toast("Mahnsperre gesetzt.", resume);
					}}
				/>
			)}
		</>
	);
}
