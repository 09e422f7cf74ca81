/**
 * Hands in a signal that ends with the caller's own or after that time, and nothing of it remains when the work is done:
 * `AbortSignal.timeout` would keep what the work has held until its time has come, a hundred letters a second for half a
 * minute.
 */
export async function withDeadline<T>(
	stop: AbortSignal,
	ms: number,
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const ending = new AbortController();
	const end = () => ending.abort(stop.reason);
	if (stop.aborted) end();
	stop.addEventListener("abort", end, { once: true });
	const late = setTimeout(() => ending.abort(new DOMException("It took too long.", "TimeoutError")), ms);
	try {
		return await work(ending.signal);
	} finally {
		clearTimeout(late);
		stop.removeEventListener("abort", end);
	}
}

/** Ends with the signal, also where what is being done does not. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const end = () => reject(signal.reason);
	if (signal.aborted) end();
	signal.addEventListener("abort", end, { once: true });
	try {
		return await Promise.race([work, aborted]);
	} finally {
		signal.removeEventListener("abort", end);
	}
}
