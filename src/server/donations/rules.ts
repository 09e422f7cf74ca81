import { newCode } from "#server/tokens.ts";

/** By what a transfer is known again. */
export const newReference = (): string => `SPENDE-${newCode(8)}`;
