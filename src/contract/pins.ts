import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { Message } from "./message.ts";

/** Guests name their basket, members are known. */
const basket_id = z.optional(field.uuid);

export const PinRequest = z.object({ phone_number: field.phone, basket_id });
const PinConfirmation = z.object({
	code: z.string(field.REQUIRED).check(z.trim(), z.minLength(1, field.REQUIRED), z.maxLength(20, field.INVALID_VALUE)),
	basket_id,
});

/** How many digits a PIN has. */
export const PIN_LENGTH = 6;

/** PAY-28: told when the number is confirmed already, by the answer and by the page. */
export const ALREADY_CONFIRMED = "Du hast dich bereits über deine Mobilfunknummer erfolgreich autorisiert.";

export const pins = {
	request: endpoint({
		method: "POST",
		path: "/pin_authenticate",
		access: "optional",
		summary: "Schickt eine PIN per SMS",
		refuses: ["not_found", "phone_not_mobile"],
		body: PinRequest,
		response: Message,
	}),
	confirm: endpoint({
		method: "PUT",
		path: "/pin_authenticate",
		access: "optional",
		summary: "Bestätigt die Mobilnummer mit der PIN",
		refuses: ["not_found", "pin_wrong", "pin_expired"],
		body: PinConfirmation,
		response: Message,
	}),
};
