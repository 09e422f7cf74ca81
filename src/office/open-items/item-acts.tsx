import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OpenItem } from "#contract/office/open-items.ts";
import { officeApi } from "../api.ts";
import { PayDialog } from "../books/pay-dialog.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { useAct } from "../ui/use-act.ts";
import { StopButton } from "./stop-button.tsx";

type Asked = "pay" | "write_off" | "waive";

/** What can be done with an open item, by what it is and what somebody may. */
export function ItemActs({ item }: { item: OpenItem }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const may = useMay();
	const { id, state, open, stop, charges_open } = item;
	const isOpen = state === "open" || state === "part_paid";
	const params = { id };
	const takeBack = async (adjustmentId: number) => {
		await officeApi.openItems.takeBack({ params: { id: adjustmentId } });
		await revalidate();
	};
	const noted = async (text: string, work: Promise<{ data: { id: number } }>) => {
		const { data } = await work;
		await revalidate();
		toast(text, () => takeBack(data.id));
	};
	return (
		<>
			<Failure text={failure} />
			{isOpen && may("orders.write") && (
				<Button size="sm" variant="primary" onClick={() => setAsked("pay")}>
					Zahlung notieren
				</Button>
			)}
			{isOpen && may("books.write") && <StopButton invoiceId={id} isStopped={stop !== null} />}
			{state === "overpaid" && charges_open > 0 && may("books.write") && (
				<Button
					size="sm"
					busy={busy}
					onClick={() => void run(() => noted("Als Mahnkosten gebucht.", officeApi.openItems.takeCharges({ params })))}
				>
					Als Mahnkosten buchen
				</Button>
			)}
			{charges_open > 0 && may("books.write") && (
				<Button size="sm" onClick={() => setAsked("waive")}>
					Mahnkosten erlassen
				</Button>
			)}
			{isOpen && may("books.write_off") && (
				<Button size="sm" variant="quiet" onClick={() => setAsked("write_off")}>
					Ausbuchen
				</Button>
			)}
			{asked === "pay" && <PayDialog persons={[{ invoice_id: id, open }]} onClose={() => setAsked(null)} />}
			{asked === "write_off" && (
				<ReasonDialog
					title={`${formatEuro(open)} ausbuchen`}
					lead="Wir verlangen das Geld nicht mehr. Die Rechnung bleibt, wie sie ist. Du kannst es jederzeit zurücknehmen."
					label="Ausbuchen"
					hint="Zum Beispiel: uneinbringlich, Verein aufgelöst"
					onClose={() => setAsked(null)}
					onSave={(reason) => noted("Ausgebucht.", officeApi.openItems.writeOff({ params, body: { reason } }))}
				/>
			)}
			{asked === "waive" && (
				<ReasonDialog
					title={`${formatEuro(charges_open)} Mahnkosten erlassen`}
					lead="Die Rechnung selbst bleibt offen."
					label="Erlassen"
					hint="Zum Beispiel: auf Kulanz"
					onClose={() => setAsked(null)}
					onSave={(reason) =>
						noted("Mahnkosten erlassen.", officeApi.openItems.waiveCharges({ params, body: { reason } }))
					}
				/>
			)}
		</>
	);
}
