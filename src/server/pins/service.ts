import { refuse } from "#contract/errors.ts";

const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createPins(_: object) {
	return {
		request: later,
		confirm: later,
	};
}

export type Pins = ReturnType<typeof createPins>;
