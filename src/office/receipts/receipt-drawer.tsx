import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeReceipt } from "#contract/office/receipt-shapes.ts";
import { RECEIPT_KIND_WORDS } from "#contract/office/receipt-words.ts";
import { officeApi } from "../api.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { isWaiting, ReceiptSign } from "./receipt-state.tsx";
import { VoidDialog } from "./void-dialog.tsx";

/** One receipt with what it stands for; what was printed never changes. */
export function ReceiptDrawer({ receipt }: { receipt: OfficeReceipt }) {
	const { number, name, email, address, kind, issued_on, amount, state, sent_at, voided_at, void_reason } = receipt;
	const act = useAct();
	return (
		<Drawer rowId={number} title={`${number} für ${name}`} foot={<Acts receipt={receipt} act={act} />}>
			<Failure text={act.failure} />
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={email}>
							{name}
						</PersonLink>,
					],
					["Zustand", <ReceiptSign key="state" state={state} />],
					["Art", RECEIPT_KIND_WORDS[kind]],
					["Betrag", formatEuro(amount)],
					["Anschrift", address],
					["E-Mail", email && <MailLink key="mail" email={email} />],
					["Ausgestellt", formatDate(issued_on)],
					["Verschickt", sent_at && fullMoment(sent_at)],
					["Ungültig seit", voided_at && fullMoment(voided_at)],
					["Grund", void_reason],
				]}
			/>
			<Items items={receipt.items} />
			<h3>Verlauf</h3>
			<HistoryBlock key={`${number} ${state}`} subject="receipt" id={number} />
		</Drawer>
	);
}

const Items = ({ items }: Pick<OfficeReceipt, "items">) => (
	<section aria-label="Bestätigte Spenden">
		<h3>{items.length === 1 ? "1 Spende" : `${items.length} Spenden`}</h3>
		<ul className="m">
			{items.map(({ day, amount }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
				<li key={index}>{`${formatDate(day)}: ${formatEuro(amount)}`}</li>
			))}
		</ul>
	</section>
);

const FileLink = ({ path, icon, children }: { path: string; icon: IconShape; children: string }) => (
	<a className={buttonLook({ size: "sm" })} href={`${API_BASE}${path}`} target="_blank" rel="noreferrer">
		<Icon shape={icon} className="i" />
		{children}
		<span className="sr-only"> (neuer Tab)</span>
	</a>
);

interface ActsProps {
	receipt: OfficeReceipt;
	act: Pick<ReturnType<typeof useAct>, "busy" | "run">;
}

function Acts({ receipt, act: { busy, run } }: ActsProps) {
	const { id, number, state } = receipt;
	const mayWrite = useMay()("donations.write") && state !== "void";
	const { revalidate } = useRevalidator();
	const [voiding, setVoiding] = useState(false);
	const posted = () =>
		run(async () => {
			await officeApi.receipts.posted({ body: { ids: [id] } });
			await revalidate();
			toast(`${number} ist als verschickt notiert.`);
		});
	return (
		<>
			{mayWrite && isWaiting(receipt) && (
				<Button size="sm" variant="primary" icon={icons.send} busy={busy} onClick={() => void posted()}>
					{state === "to_sign" ? "Unterschrieben und verschickt" : "Verschickt"}
				</Button>
			)}
			<FileLink path={`/office/receipt/${id}/pdf`} icon={icons.download}>
				PDF
			</FileLink>
			{mayWrite && (
				<>
					<FileLink path={`/office/receipt/${id}/duplicate`} icon={icons.file}>
						Zweitschrift
					</FileLink>
					<Button size="sm" variant="quiet" icon={icons.close} onClick={() => setVoiding(true)}>
						Ungültig …
					</Button>
				</>
			)}
			{voiding && <VoidDialog receipt={receipt} onClose={() => setVoiding(false)} />}
		</>
	);
}
