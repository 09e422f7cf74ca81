import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { INVALID_VALUE, phone as phoneRule, REQUIRED } from "#contract/fields.ts";
import { api } from "#web/api/site-api.ts";
import { basketStore } from "#web/basket/basket.ts";
import { refusalText } from "#web/basket/refusal-text.ts";
import { keepPin } from "./kept-checkout.ts";

/** The server lets one SMS to a number pass within this time. */
const PAUSE_SECONDS = 60;
const FAILED = "Das hat gerade nicht geklappt. Bitte versuche es noch einmal.";

interface PinOptions {
	basketId: string;
	isMember: boolean;
	isAuthenticated: boolean;
	/** Filled in already: the number of the profile, or the one typed before a reload. */
	phone: string;
}

interface Told {
	kind: "ok" | "info" | "error";
	text: string;
}

/** PAY-24 */
export const isPhone = (number: string): boolean => z.safeParse(phoneRule, number).success;

/** PAY-23: mobile number → PIN requested → PIN entered → authenticated. The server's words are shown as they come. */
export function usePin({ basketId, isMember, isAuthenticated, phone: first }: PinOptions) {
	const [phone, setPhone] = useState(first);
	const [phoneError, setPhoneError] = useState<string>();
	const [code, setCode] = useState("");
	const [codeError, setCodeError] = useState<string>();
	const [requested, setRequested] = useState(false);
	const [confirmed, setConfirmed] = useState(false);
	const [busy, setBusy] = useState<"request" | "confirm" | null>(null);
	const [told, setTold] = useState<Told | null>(null);
	const pause = usePause();
	/** Guests name their basket, members are known. */
	const owner = isMember ? {} : { basket_id: basketId };

	async function attempt(kind: "request" | "confirm", work: () => Promise<void>) {
		if (busy) return;
		setBusy(kind);
		setTold(null);
		try {
			await work();
		} catch (error) {
			setTold({ kind: "error", text: refusalText(error, FAILED) });
		}
		setBusy(null);
	}

	return {
		isAuthenticated: isAuthenticated || confirmed,
		phone,
		phoneError,
		code,
		codeError,
		requested,
		busy,
		told,
		/** Seconds until another PIN can be asked for. */
		wait: pause.left,
		setPhone: (value: string) => {
			setPhone(value);
			setPhoneError(undefined);
		},
		setCode: (value: string) => {
			setCode(value);
			setCodeError(undefined);
		},
		/** ERR-09, ERR-10: a failure leaves the request unset, so that no entry for a PIN shows. */
		request: () => {
			if (!isPhone(phone)) return setPhoneError(INVALID_VALUE);
			setRequested(false);
			void attempt("request", async () => {
				const { message } = await api.pins.request({ body: { phone_number: phone.trim(), ...owner } });
				setTold({ kind: "info", text: message });
				setRequested(true);
				setCode("");
				pause.start();
			});
		},
		confirm: () => {
			if (code.trim() === "") return setCodeError(REQUIRED);
			void attempt("confirm", async () => {
				const { message } = await api.pins.confirm({ body: { code: code.trim(), ...owner } });
				setTold({ kind: "ok", text: message });
				setConfirmed(true);
				if (!isMember) keepPin(basketId);
				await basketStore.open();
			});
		},
		changeNumber: () => {
			setRequested(false);
			setTold(null);
		},
	};
}

export type Pin = ReturnType<typeof usePin>;

function usePause() {
	const [left, setLeft] = useState(0);
	const runs = left > 0;
	useEffect(() => {
		if (!runs) return;
		const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
		return () => clearInterval(timer);
	}, [runs]);
	return { left, start: () => setLeft(PAUSE_SECONDS) };
}
