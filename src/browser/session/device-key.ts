import { randomKey } from "#browser/api/random-key.ts";
import { deviceStorage } from "./device-storage.ts";

const KEY = "deviceKey";

/** By which the server knows this browser again. Made at the first login and kept after the logout; says nothing about anybody. */
export function deviceKey(): string {
	const known = deviceStorage().getItem(KEY);
	if (known) return known;
	const made = randomKey();
	deviceStorage().setItem(KEY, made);
	return made;
}
