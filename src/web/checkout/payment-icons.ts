import type { IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { PaymentMethodKey } from "#contract/payment-methods.ts";

export const PAYMENT_ICONS: Record<PaymentMethodKey, IconShape> = {
	paypal: icons.wallet,
	credit_card: icons.card,
	invoice: icons.invoice,
	direct_debit: icons.bank,
};
