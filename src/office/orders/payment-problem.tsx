import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OfficeOrderPage, OfficePayment } from "#contract/office/order-page.ts";
import { ORDER_METHOD_WORDS, PAYMENT_PROBLEM_WORDS } from "#contract/office/order-words.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";

/** ORDER-06: money that arrived and does not fit, and what can become of it. */
export const PaymentProblems = ({ order }: { order: OfficeOrderPage }) =>
	order.payments
		.filter(({ is_undecided }) => is_undecided)
		.map((payment) => <PaymentProblem key={payment.id} order={order} payment={payment} />);

interface PaymentProblemProps {
	order: OfficeOrderPage;
	payment: OfficePayment;
}

function PaymentProblem({ order: { number, gross, email }, payment }: PaymentProblemProps) {
	const { id, method, amount, problem, settled_at, created_at, is_enough } = payment;
	const may = useMay();
	const { revalidate } = useRevalidator();
	const [doing, setDoing] = useState<"accept" | "move" | "send_back" | "ignore" | "assign" | null>(null);
	const close = () => setDoing(null);
	const params = { number, id };
	const words = `${formatEuro(amount)}${method ? ` per ${ORDER_METHOD_WORDS[method]}` : ""}`;
	const done = async (text: string, undo?: () => Promise<void>) => {
		await revalidate();
		toast(text, undo);
	};
	const foresee = useCallback(
		async () => (await officeApi.orderMoney.foreseePayment({ params: { number, id }, body: {} })).data,
		[number, id],
	);
	const accept = async () => {
		await officeApi.orderMoney.acceptPayment({ params });
		await done(`${number} ist bezahlt. Die Bestätigung geht hinaus.`);
	};
	const sendBack = async (reason: string) => {
		await officeApi.orderMoney.sendPaymentBack({ params, body: { reason } });
		await done(`Die Erstattung von ${formatEuro(amount)} ist veranlasst.`);
	};
	const ignore = async (reason: string) => {
		await officeApi.orderMoney.ignorePayment({ params, body: { reason } });
		await done("Die Zahlung ist abgelegt.", async () => {
			await officeApi.orderMoney.reopenPayment({ params });
			await revalidate();
		});
	};
	const assign = async (invoice_id: number) => {
		await officeApi.orderMoney.assignPayment({ params, body: { invoice_id } });
		await done("Die Zahlung ist zugeordnet.");
	};
	const actions = may("orders.write") && (
		<>
			{is_enough && (
				<Button variant="primary" size="sm" icon={icons.check} onClick={() => setDoing("accept")}>
					Bestellung ist damit bezahlt
				</Button>
			)}
			<Button size="sm" icon={icons.returned} onClick={() => setDoing("send_back")}>
				Erstatten …
			</Button>
			<Button size="sm" icon={icons.swap} onClick={() => setDoing("assign")}>
				Anders zuordnen …
			</Button>
			<Button size="sm" icon={icons.swap} onClick={() => setDoing("move")}>
				Andere Bestellung …
			</Button>
			<Button size="sm" icon={icons.inbox} onClick={() => setDoing("ignore")}>
				Ablegen …
			</Button>
		</>
	);
	return (
		<>
			<Alert
				kind="warn"
				title={problem ? `${PAYMENT_PROBLEM_WORDS[problem]}.` : "Zahlung passt nicht."}
				actions={actions || undefined}
			>
				{`${words} am ${fullMoment(settled_at ?? created_at)}, bestellt für ${formatEuro(gross)}. Entscheide, was mit dem Geld geschieht.`}
				{is_enough && amount > gross && ` Nimmst du es an, gehen ${formatEuro(amount - gross)} zurück.`}
			</Alert>
			{doing === "accept" && (
				<ActDialog
					title="Bestellung ist damit bezahlt"
					lead={`${words} für ${number}.`}
					verb="Bestellung abschließen"
					promise="Ja, die Bestellung ist damit bezahlt."
					cancel="Nicht annehmen"
					foresee={foresee}
					act={accept}
					onClose={close}
				/>
			)}
			{doing === "move" && <MoveDialog {...{ number, id, words }} onClose={close} />}
			{doing === "send_back" && (
				<ReasonDialog
					title="Zahlung erstatten"
					lead={`${words} gehen zurück. ${email} bekommt einen Brief. Das lässt sich nicht zurücknehmen.`}
					hint="Steht im Brief."
					label="Erstatten"
					onSave={sendBack}
					onClose={close}
				/>
			)}
			{doing === "ignore" && (
				<ReasonDialog
					title="Zahlung ablegen"
					lead="Niemand braucht sich mehr darum zu kümmern. Du kannst es jederzeit zurücknehmen."
					hint="Steht im Verlauf. Zum Beispiel: Im Konto des Zahlungsdienstes erstattet"
					label="Ablegen"
					onSave={ignore}
					onClose={close}
				/>
			)}
			{doing === "assign" && <AssignDialog words={words} amount={amount} onSave={assign} onClose={close} />}
		</>
	);
}
