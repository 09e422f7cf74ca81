import { newCode } from "#server/tokens.ts";

/** At noon, so that it stays on its day whatever is reckoned with it. */
export const atNoon = (day: string): Date => new Date(`${day}T11:00:00Z`);

/** By what a transfer is known again. */
export const newReference = (): string => `SPENDE-${newCode(8)}`;
