import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { officePaths } from "#contract/office/paths.ts";
import { RECEIPT_STATE_WORDS } from "#contract/office/receipt-words.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, ButtonLink, buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import type { useAct } from "../ui/use-act.ts";
import { AddressDialog } from "./address-dialog.tsx";

interface ReceiptActsProps {
	donation: OfficeDonation;
	act: Pick<ReturnType<typeof useAct>, "busy" | "run">;
}

/** What can be done about the receipt of one donation. */
export function ReceiptActs({ donation, act: { busy, run } }: ReceiptActsProps) {
	const { reference, state, receipt, address, name, email, asked_at } = donation;
	const may = useMay();
	const { revalidate } = useRevalidator();
	const [asking, setAsking] = useState(false);
	if (receipt)
		return (
			<>
				<ButtonLink size="sm" icon={icons.file} to={officePaths.receipt(receipt.number)}>
					{receipt.number}
				</ButtonLink>
				<a
					className={buttonLook({ size: "sm", variant: "quiet" })}
					href={`${API_BASE}/office/receipt/${receipt.id}/pdf`}
					target="_blank"
					rel="noreferrer"
				>
					<Icon shape={icons.download} className="i" />
					PDF<span className="sr-only"> der Bestätigung (neuer Tab)</span>
				</a>
			</>
		);
	if (!may("donations.write")) return null;
	const issue = () =>
		run(async () => {
			const { data } = await officeApi.receipts.issue({ params: { reference } });
			await revalidate();
			toast(`${data.number} ist ausgestellt und ${RECEIPT_STATE_WORDS[data.state]}.`);
		});
	const ask = () =>
		run(async () => {
			await officeApi.donations.askAddress({ body: { references: [reference] } });
			await revalidate();
			toast(`Die Frage nach der Anschrift geht an ${email}.`);
		});
	return (
		<>
			{state === "received" && address && name && (
				<Button size="sm" variant="primary" icon={icons.file} busy={busy} onClick={() => void issue()}>
					Bestätigung ausstellen
				</Button>
			)}
			<Button size="sm" icon={icons.pencil} onClick={() => setAsking(true)}>
				{address ? "Anschrift ändern" : "Anschrift eintragen"}
			</Button>
			{state === "received" && !address && email && (
				<Button size="sm" icon={icons.mail} busy={busy} onClick={() => void ask()}>
					{asked_at ? "Noch einmal fragen" : "Per E-Mail fragen"}
				</Button>
			)}
			{asking && <AddressDialog donation={donation} onClose={() => setAsking(false)} />}
		</>
	);
}
