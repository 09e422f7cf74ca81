export const say = (line: string): void => console.log(line);
export const complain = (line: string): void => console.error(line);

/** Says how long something took, once it is done. */
export async function step<T>(text: string, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	say(`  ✓ ${text} (${((performance.now() - start) / 1000).toFixed(1).replace(".", ",")} s)`);
	return result;
}
