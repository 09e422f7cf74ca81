export type PaymentState = "open" | "paid" | "failed" | "expired" | "cancelled" | "refunded";

export interface NewPayment {
	/** The same key always leads to the same payment, however often it is asked for. */
	key: string;
	amountCents: number;
	/** What the person reads on the payment page and on the statement. */
	description: string;
	method: "paypal" | "creditcard";
	/** Where the payment page leads back to, whatever came of it. */
	returnUrl: string;
}

export interface SeenPayment {
	state: PaymentState;
	amountCents: number;
	currency: string;
}

/** Somebody who takes money for us. Every call leaves the house and must stand outside of any transaction. */
export interface PaymentProvider {
	name: string;
	create(payment: NewPayment): Promise<{ reference: string; url: string }>;
	/** Null when the provider does not know it. */
	get(reference: string): Promise<SeenPayment | null>;
	/** Whether nobody can pay it any more. */
	cancel(reference: string): Promise<boolean>;
	refund(reference: string, refund: { key: string; amountCents: number; description: string }): Promise<void>;
}

/** The provider does not answer, or not as it should: worth another try. */
export class ProviderDown extends Error {}
