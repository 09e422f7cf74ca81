import { formatEuro } from "#contract/money.ts";

/** None means free of charge. */
export const priceWords = (euro: number | null): string =>
	euro === null || euro === 0 ? "kostenlos" : formatEuro(euro);
