import type { Payments } from "./service.ts";
import type { PaymentRow } from "./store.ts";

type LookUp = (payment: PaymentRow) => Promise<void>;

interface Parts {
	payments: Payments;
	/** What follows from a payment knows whoever it is for. */
	orders: { lookUpPayment: LookUp };
	donations: { lookUpPayment: LookUp };
}

export function createSettling({ payments, orders, donations }: Parts) {
	const lookUp: LookUp = (payment) =>
		payment.order_id === null ? donations.lookUpPayment(payment) : orders.lookUpPayment(payment);

	return {
		lookUp,

		/** The provider says that something has happened; what, it is asked. Ids nobody knows are no secret and no error. */
		async notice(provider: string, reference: string): Promise<void> {
			const payment = await payments.byReference(provider, reference);
			if (payment) await lookUp(payment);
		},

		/** Reports that never came. */
		async settleForgotten(): Promise<void> {
			for (const payment of await payments.unsettled()) {
				if (await payments.claimLookUp(payment)) await lookUp(payment);
			}
		},
	};
}

export type Settling = ReturnType<typeof createSettling>;
