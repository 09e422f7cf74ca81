import type { ReactNode } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";
import { methodById, type PaymentMethodKey } from "#contract/payment-methods.ts";
import { type CheckoutValues, LABELS } from "./checkout-values.ts";
import type { CheckoutState } from "./use-checkout.ts";

interface ReviewRowsProps {
	checkout: CheckoutState;
	/** Back to the form, to the field of that name. */
	onEdit: (field: string) => void;
}

export function ReviewRows({ checkout, onEdit }: ReviewRowsProps) {
	const { form, isPriced, payment } = checkout;
	const { values } = form;
	return (
		<div className="rounded-xl border border-line bg-surface p-panel">
			<Row title="Besteller/in" onEdit={() => onEdit("name")}>
				<Lines>{[[values.title, values.name].filter(Boolean).join(" "), values.email]}</Lines>
			</Row>
			<Row title="Rechnungsadresse" onEdit={() => onEdit("street_address")}>
				<Lines>{[...addressLines(values), ...referenceLines(values)]}</Lines>
			</Row>
			<Row title="Zahlungsweg" onEdit={() => onEdit(isPriced ? "payment_method_id" : "name")}>
				{isPriced && payment.method ? (
					<>
						{payment.method.name}
						<span className="block text-sm text-ink-2">{paymentNote(payment.method.id, values)}</span>
					</>
				) : (
					"Es ist nichts zu bezahlen."
				)}
			</Row>
		</div>
	);
}

const addressLines = ({ company, name, street_address, street_suffix, postcode, city }: CheckoutValues): string[] =>
	[company, name, `${street_address} ${street_suffix}`, `${postcode} ${city}`].filter((line) => line.trim() !== "");

const referenceLines = (values: CheckoutValues): string[] =>
	(["order_reference", "leitweg_id"] as const).flatMap((name) =>
		values[name].trim() ? [`${LABELS[name]}: ${values[name].trim()}`] : [],
	);

const NOTES: Record<Exclude<PaymentMethodKey, "direct_debit">, string> = {
	paypal: "Nach der Bestellung geht es weiter zur Zahlung.",
	credit_card: "Nach der Bestellung geht es weiter zur Zahlung.",
	invoice: "Die Rechnung kommt per E-Mail.",
};

function paymentNote(methodId: number, { iban }: CheckoutValues): string {
	const key = methodById(methodId)?.key;
	if (key !== "direct_debit") return key ? NOTES[key] : "";
	const account = iban.replace(/\s/g, "");
	return `Wir ziehen den Betrag einmalig von deinem Konto ${account.slice(0, 2)} … ${account.slice(-4)} ein. Das SEPA-Lastschriftmandat hast du erteilt.`;
}

interface RowProps {
	title: string;
	onEdit: () => void;
	children: ReactNode;
}

const Row = ({ title, onEdit, children }: RowProps) => (
	<div className="grid gap-x-6 gap-y-1 border-t border-line py-5 leading-note first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr_auto]">
		<h3 className="text-h4 font-stretch-94%">{title}</h3>
		<div className="min-w-0 wrap-anywhere">{children}</div>
		<button type="button" onClick={onEdit} className={`${TEXT_BUTTON} justify-self-start sm:-mt-2`}>
			<Icon shape={icons.pencil} />
			Bearbeiten
			<span className="sr-only">: {title}</span>
		</button>
	</div>
);

const Lines = ({ children }: { children: string[] }) =>
	children.map((line) => (
		<span key={line} className="block">
			{line}
		</span>
	));
