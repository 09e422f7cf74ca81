import { useEffect, useRef, useState } from "react";
import { errorsOf } from "#browser/forms/definition.ts";
import type { Session } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";
import type { Basket } from "#contract/basket.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { Profile } from "#contract/profile.ts";
import { useForm } from "#web/forms/form.ts";
import {
	type CheckoutBody,
	type CheckoutValues,
	EMPTY,
	fillEmpty,
	fromProfile,
	NO_CONSENT,
	restored,
	toCheckout,
	withoutBank,
} from "./checkout-values.ts";
import { forgetPin, keepForm, keptForm, keptPin } from "./kept-checkout.ts";
import { orderFailure, type Placed, placeOrder } from "./place-order.ts";
import { isDirectDebit, methodsFor, type OrderType, problemsOf, schemaFor } from "./rules.ts";
import { usePayment } from "./use-payment.ts";
import { usePin } from "./use-pin.ts";

export interface CheckoutParts {
	basket: Basket;
	methods: PaymentMethod[];
	session: Session | null;
	profile: Profile | null;
	onPlaced: (placed: Placed) => void;
}

/** All that both steps work with. It outlives the change between them, and most of it a reload too. */
export function useCheckout({ basket, methods, session, profile, onPlaced }: CheckoutParts) {
	const kept = useRef(keptForm()).current;
	const isMember = session !== null;
	const isPriced = basket.total_with_tax > 0;
	const [chosenType, setType] = useState<OrderType>(kept.type === "user" ? "user" : "guest");
	const [consent, setConsent] = useState(NO_CONSENT);
	const [failure, setFailure] = useState("");
	const type = isMember ? "user" : chosenType;
	const payment = usePayment(methodsFor(methods, isMember), kept.methodId);
	const methodId = isPriced ? payment.method?.id : undefined;
	const pin = usePin({
		basketId: basket.id,
		isMember,
		isAuthenticated: basket.is_pin_authenticated === 1 || profile?.is_pin_authenticated === 1,
		phone: typeof kept.phone === "string" ? kept.phone : (profile?.phone_number ?? ""),
	});

	const definition = {
		schema: schemaFor(isPriced, methodId),
		initial: fillEmpty({ ...EMPTY, ...restored(kept.values) }, profile ? fromProfile(profile) : {}),
		body: (values: CheckoutValues): CheckoutBody =>
			toCheckout(values, { methodId, isDirectDebit: isDirectDebit(methodId) }),
		send: async (api: Api, body: CheckoutBody) => {
			try {
				onPlaced(await placeOrder(api, { basket, body, consent }));
			} catch (error) {
				setFailure(orderFailure(error));
				throw error;
			}
		},
	};
	const form = useForm(definition);
	const errors = errorsOf(definition, form.values);
	const problems = problemsOf({
		errors,
		isPriced,
		type,
		isMember,
		method: payment.method,
		isPinAuthenticated: pin.isAuthenticated,
		isPinRequested: pin.requested,
	});

	useKeeping({ values: withoutBank(form.values), type: chosenType, methodId: payment.method?.id, phone: pin.phone });
	useFilledFrom(profile, form);
	useEffect(() => {
		if (keptPin() !== undefined && !pin.isAuthenticated) forgetPin();
	}, [pin.isAuthenticated]);

	return {
		basket,
		methods: methodsFor(methods, isMember),
		allMethods: methods,
		profile,
		isMember,
		isPriced,
		type,
		setType,
		payment,
		pin,
		form,
		errors,
		failure,
		problems,
		consent,
		setConsent,
	};
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** Kept in the tab, so that a reload or a look elsewhere loses nothing. */
function useKeeping(form: object): void {
	const text = JSON.stringify(form);
	useEffect(() => keepForm(JSON.parse(text)), [text]);
}

/** PAY-06: somebody logged in while the form was already there. */
function useFilledFrom(
	profile: Profile | null,
	form: { values: CheckoutValues; set: (name: keyof CheckoutValues, value: string | boolean) => void },
): void {
	const { values, set } = form;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each profile
	useEffect(() => {
		if (!profile) return;
		const filled = fillEmpty(values, fromProfile(profile));
		for (const [name, value] of Object.entries(filled)) {
			if (value !== values[name as keyof CheckoutValues]) set(name as keyof CheckoutValues, value);
		}
	}, [profile]);
}
