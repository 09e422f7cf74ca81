import { expect } from "vitest";

const PATIENCE_MS = 60_000;

const health = (url: string): Promise<number> =>
	fetch(`${url}/health`).then(
		({ status }) => status,
		() => 0,
	);

/** Waits until the product says that its database is gone. */
export const untilAway = (url: string): Promise<void> =>
	expect.poll(() => health(url), { timeout: PATIENCE_MS, interval: 10 }).toBe(503);

/** Waits until the product is well, and answers how many seconds that took. */
export async function untilWell(url: string): Promise<number> {
	const since = performance.now();
	await expect.poll(() => health(url), { timeout: PATIENCE_MS, interval: 50 }).toBe(200);
	return (performance.now() - since) / 1000;
}
