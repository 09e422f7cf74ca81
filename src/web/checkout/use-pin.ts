import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { readRefusal } from "#browser/forms/refusal.ts";
import { isRefusal } from "#contract/errors.ts";
import { INVALID_VALUE, phone as phoneRule, REQUIRED } from "#contract/fields.ts";
import { PIN_LENGTH } from "#contract/pins.ts";
import { api } from "#web/api/site-api.ts";
import { basketStore } from "#web/basket/basket.ts";
import { refusalText } from "#web/basket/refusal-text.ts";
import { keepPin } from "./kept-checkout.ts";

/** The server lets one SMS to a number pass within this time. */
const PAUSE_SECONDS = 60;
const FAILED = "Das hat gerade nicht geklappt. Bitte versuche es noch einmal.";
/** ERR-09, and what to type. */
const WRONG_NUMBER = `${INVALID_VALUE}. Die Nummer beginnt mit 0 oder +49 und hat sonst nur Ziffern.`;
const COMPARE = "Vergleich sie noch einmal mit der SMS.";

interface PinOptions {
	basketId: string;
	isMember: boolean;
	isAuthenticated: boolean;
	/** Filled in already: the number of the profile, or the one typed before a reload. */
	phone: string;
}

/** PAY-24 */
export const isPhone = (number: string): boolean => z.safeParse(phoneRule, number).success;

/** What the server says of a PIN, what can be done, and how often. */
const codeRefusal = (error: unknown): string =>
	isRefusal(error, "pin_wrong")
		? `${error.body.message} ${COMPARE} ${readRefusal(error, { code: "" }).refused.code ?? ""}`.trim()
		: refusalText(error, FAILED);

/** PAY-23: mobile number → PIN requested → PIN entered → authenticated. The server's words are shown as they come. */
export function usePin({ basketId, isMember, isAuthenticated, phone: first }: PinOptions) {
	const [phone, setPhone] = useState(first);
	const [phoneError, setPhoneError] = useState<string>();
	const [code, setCode] = useState("");
	const [codeError, setCodeError] = useState<string>();
	const [requests, setRequests] = useState(0);
	const [confirmed, setConfirmed] = useState<string>();
	const [busy, setBusy] = useState<"request" | "confirm" | null>(null);
	/** The server's answer to the request: where the PIN is on its way, or why not. */
	const [told, setTold] = useState<{ kind: "sent" | "refused"; text: string } | null>(null);
	const pause = usePause();
	/** Guests name their basket, members are known. */
	const owner = isMember ? {} : { basket_id: basketId };

	async function attempt(kind: "request" | "confirm", work: () => Promise<void>, refused: (error: unknown) => void) {
		if (busy) return;
		setBusy(kind);
		await work().catch(refused);
		setBusy(null);
	}

	const confirm = (typed = code) => {
		const given = typed.trim();
		if (given === "") return setCodeError(REQUIRED);
		void attempt(
			"confirm",
			async () => {
				const { message } = await api.pins.confirm({ body: { code: given, ...owner } });
				setConfirmed(message);
				if (!isMember) keepPin(basketId);
				await basketStore.open();
			},
			(error) => setCodeError(codeRefusal(error)),
		);
	};

	/** ERR-10: a first request that fails leaves the request unset, so that no entry for a PIN shows. */
	async function request() {
		const { message } = await api.pins.request({ body: { phone_number: phone.trim(), ...owner } });
		setTold({ kind: "sent", text: message });
		setRequests((times) => times + 1);
		setCode("");
		setCodeError(undefined);
		pause.start();
	}

	return {
		isAuthenticated: isAuthenticated || confirmed !== undefined,
		/** The server's word on it, when it was given just now. */
		confirmed,
		phone,
		phoneError,
		code,
		codeError,
		requested: requests > 0,
		/** Another SMS than the first. */
		isAgain: requests > 1,
		busy,
		told,
		/** Seconds until another PIN can be asked for. */
		wait: pause.left,
		setPhone: (value: string) => {
			setPhone(value);
			setPhoneError(undefined);
		},
		/** The last digit confirms by itself. */
		setCode: (value: string) => {
			setCode(value);
			setCodeError(undefined);
			if (/^\d+$/.test(value.trim()) && value.trim().length === PIN_LENGTH) confirm(value);
		},
		/** ERR-09 */
		request: () => {
			if (!isPhone(phone)) return setPhoneError(WRONG_NUMBER);
			setTold(null);
			void attempt("request", request, (error) => {
				setTold({ kind: "refused", text: refusalText(error, FAILED) });
			});
		},
		confirm: () => confirm(),
		changeNumber: () => {
			setRequests(0);
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
