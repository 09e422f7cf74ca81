import type { PaymentMethod } from "#contract/payment-methods.ts";

/** "Paypal, Kreditkarte und Rechnungskauf" */
const listed = (names: string[]): string => new Intl.ListFormat("de", { type: "conjunction" }).format(names);

interface DeliveryNoteProps {
	methods: PaymentMethod[];
}

/** CO-5: ways to pay and limits of delivery, before anybody begins to order. */
export function DeliveryNote({ methods }: DeliveryNoteProps) {
	return (
		<div className="grid gap-2 text-sm text-ink-2">
			{methods.length > 0 && (
				<p>
					Du kannst mit {listed(methods.map(({ name }) => name))} bezahlen, ohne Aufpreis.
					{methods.some(({ is_login_required }) => is_login_required === 1) &&
						` ${listed(onlyForMembers(methods))} geht nur mit Konto.`}
				</p>
			)}
			<p>Videokurse: nur mit Rechnungsadresse in Deutschland.</p>
		</div>
	);
}

const onlyForMembers = (methods: PaymentMethod[]): string[] =>
	methods.filter(({ is_login_required }) => is_login_required === 1).map(({ name }) => name);
