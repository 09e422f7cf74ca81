const UNIQUE_VIOLATION = "23505";

/** Whether a row was refused because another one with the same key is there already. */
export const isRepeated = (error: unknown): boolean =>
	(error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION;

const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a row was refused because what it refers to is not there. */
export const isMissing = (error: unknown): boolean =>
	(error as { cause?: { code?: string } }).cause?.code === FOREIGN_KEY_VIOLATION;

const RESTRICT_VIOLATION = "23001";

/** Whether a trigger refused it, because what is written there stays. */
export const isRestricted = (error: unknown): boolean =>
	(error as { cause?: { code?: string } }).cause?.code === RESTRICT_VIOLATION;
