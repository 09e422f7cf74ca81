import { vi } from "vitest";

/** Waits until it holds, on a busy machine too. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
