import { API_BASE } from "#contract/endpoint.ts";
import type { PageMethod, PaymentState } from "#contract/payment-methods.ts";

interface NewPayment {
	/** The same key always leads to the same payment, however often it is asked for. */
	key: string;
	amountCents: number;
	/** What the person reads on the payment page and on the statement. */
	description: string;
	method: PageMethod;
	/** Where the payment page leads back to, whatever came of it. */
	returnUrl: string;
}

export interface SeenPayment {
	state: PaymentState;
	amountCents: number;
	currency: string;
	/** What of it has gone back, or is on its way. */
	refundedCents: number;
}

export interface WantedRefund {
	/** The same key gives back once, however often it is asked. */
	key: string;
	amountCents: number;
	description: string;
}

/**
 * Somebody who takes money for us, in our words: what the provider calls things stays in its file. Every call but
 * `notice` leaves the house and must stand outside of any transaction.
 */
export interface PaymentProvider {
	/** As it stands in our rows and in the address of its webhook. */
	name: string;
	create(payment: NewPayment): Promise<{ reference: string; url: string }>;
	/** Null when the provider does not know it. */
	get(reference: string): Promise<SeenPayment | null>;
	/** Whether nobody can pay it any more. */
	cancel(reference: string): Promise<boolean>;
	/** The whole or a part; what it refuses is thrown. */
	refund(reference: string, refund: WantedRefund): Promise<void>;
	/** Whether it knows us; what is wrong is thrown. */
	check(): Promise<void>;
	/** Which payment a call of its webhook is about; null when it names none. What it says of it counts for nothing. */
	notice(request: { body: unknown }): string | null;
}

/** The provider does not answer, or not as it should: worth another try. */
export class ProviderDown extends Error {}

/** It has answered, and its answer is no: asking once more will hardly change it. */
export class ProviderRefused extends ProviderDown {}

/** Where a provider tells us that something has happened. */
export const webhookPath = (provider: string): string => `${API_BASE}/payment/webhook/${provider}`;
