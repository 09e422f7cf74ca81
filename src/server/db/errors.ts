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

const DEADLOCK = "40P01";
const isDeadlock = (error: unknown): boolean =>
	[error, (error as { cause?: unknown }).cause].some(
		(one) => (one as { code?: string } | undefined)?.code === DEADLOCK,
	);

/**
 * Two that wait for each other, as when they name the same people in another order: the database gives one of them up
 * whole, so that it can be done once more behind the other.
 */
export async function despiteDeadlock<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!isDeadlock(error)) throw error;
		return work();
	}
}
