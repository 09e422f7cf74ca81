import { randomInt } from "node:crypto";
import { DAY_MS } from "#contract/constants.ts";
import { internationalPhone } from "#contract/phones.ts";
import { PIN_LENGTH } from "#contract/pins.ts";

export const PIN_LIFETIME_MS = 10 * 60 * 1000;
export const PIN_TRIES = 5;
/** Of a guest the number that was confirmed is kept longer, for their order. */
export const CODE_KEPT_MS = DAY_MS;
export const NUMBER_KEPT_MS = 30 * DAY_MS;

/** As an answer says it of the field. */
export const triesLeft = (left: number): string =>
	`PIN: Du hast noch ${left === 1 ? "einen Versuch" : `${left} Versuche`}.`;

export const newPin = (): string => String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, "0");

/** 015x, 016x and 017x with seven or eight digits more: what German mobile networks give out. */
const GERMAN_MOBILE = /^\+491[567]\d{8,9}$/;

/** The number as +49…, or null when no SMS of ours goes there. */
export function germanMobile(number: string): string | null {
	const international = internationalPhone(number);
	return GERMAN_MOBILE.test(international) ? international : null;
}
