import { refuse } from "#contract/errors.ts";

const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createBaskets(_: object) {
	return {
		open: later,
		get: later,
		assign: later,
		add: later,
		remove: later,
		redeem: later,
		removeVoucher: later,
	};
}

export type Baskets = ReturnType<typeof createBaskets>;
