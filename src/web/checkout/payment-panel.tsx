import { methodById } from "#contract/payment-methods.ts";
import { anchorId } from "./anchors.ts";
import { BankFields } from "./bank-fields.tsx";
import { Choice } from "./choice.tsx";
import { Panel, Sunken } from "./panel.tsx";
import { PAYMENT_ICONS } from "./payment-icons.ts";
import { PinBox } from "./pin-box.tsx";
import { isDirectDebit } from "./rules.ts";
import type { CheckoutState } from "./use-checkout.ts";

const TITLE = "Wie möchtest du bezahlen?";
const PIN_HINT = "Einmalige Bestätigung per Mobilnummer";

export function PaymentPanel({ checkout }: { checkout: CheckoutState }) {
	const { methods, payment, pin, form, profile } = checkout;
	const needsPin = payment.method?.is_pin_required === 1;
	const showsBank = isDirectDebit(payment.method?.id) && profile !== null;
	return (
		<Panel title={TITLE}>
			<fieldset id={anchorId("payment_method_id")} className="grid gap-3">
				<legend className="sr-only">{TITLE}</legend>
				{methods.map(({ id, name, is_pin_required, is_login_required }) => (
					<Choice
						key={id}
						name="payment_method_id"
						label={name}
						hint={is_login_required ? "Nur mit Konto" : is_pin_required && !pin.isAuthenticated ? PIN_HINT : undefined}
						checked={payment.method?.id === id}
						icon={iconOf(id)}
						onPick={() => payment.pick(id)}
					/>
				))}
			</fieldset>
			{needsPin && (
				<div className="mt-5">
					<Sunken>
						{showsBank && <BankFields form={form} hasStoredIban={profile.iban !== null} />}
						<PinBox pin={pin} isDirectDebit={showsBank} />
					</Sunken>
				</div>
			)}
		</Panel>
	);
}

function iconOf(id: number) {
	const key = methodById(id)?.key;
	return key && PAYMENT_ICONS[key];
}
