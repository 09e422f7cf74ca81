import { useState } from "react";
import type { OfficeWithdrawal } from "#contract/office/withdrawals.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { OneLineDialog } from "./one-line-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

/** ORDER-04: whatever can be decided of a declaration besides carrying it out. */
export function WithdrawalDecisions({ withdrawal: { id, name, order } }: { withdrawal: OfficeWithdrawal }) {
	const [doing, setDoing] = useState<"assign" | "refuse" | "close" | null>(null);
	const onClose = () => setDoing(null);
	const params = { id };
	return (
		<div className="row">
			<Button size="sm" onClick={() => setDoing("assign")}>
				{order ? "Andere Bestellung …" : "Bestellung zuordnen …"}
			</Button>
			<Button size="sm" variant="quiet" onClick={() => setDoing("refuse")}>
				Ablehnen mit Begründung …
			</Button>
			<Button size="sm" variant="quiet" onClick={() => setDoing("close")}>
				Anders erledigt …
			</Button>
			{doing === "refuse" && <RefuseDialog id={id} name={name} onClose={onClose} />}
			{doing === "assign" && (
				<OneLineDialog
					title="Bestellung zuordnen"
					lead="Danach kannst du den Widerruf bei dieser Bestellung vollziehen."
					label="Nummer der Bestellung"
					hint="Wie VSZ-2026-000123-K7QM"
					button="Zuordnen"
					onSave={async (number) => {
						await officeApi.withdrawals.assign({ params, body: { order: number } });
						toast("Die Bestellung ist zugeordnet.");
					}}
					onClose={onClose}
				/>
			)}
			{doing === "close" && (
				<OneLineDialog
					title="Anders erledigt"
					lead="Ohne Brief, etwa weil die Plätze eines Seminars zurückgegeben sind."
					label="Grund"
					hint="So, dass man ihn in einem Jahr versteht."
					button="Vermerken"
					onSave={async (reason) => {
						await officeApi.withdrawals.close({ params, body: { reason } });
						toast("Der Widerruf ist erledigt.");
					}}
					onClose={onClose}
				/>
			)}
		</div>
	);
}
