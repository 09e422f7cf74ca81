import { expect, test } from "vitest";
import { gathered } from "./gathered.ts";

const MOMENT = () => new Promise(setImmediate);

test("who asks while a question is on its way joins the next one, and a question that fails fails only for its own", async () => {
	const asked: (readonly string[])[] = [];
	const ends: ((works: boolean) => void)[] = [];
	const ask = gathered((all: readonly string[]) => {
		asked.push(all);
		return new Promise<string>((resolve, reject) =>
			ends.push((works) => (works ? resolve(`${all}`) : reject(new Error(`${all}`)))),
		);
	});
	const first = ask("a");
	await MOMENT();
	const second = [ask("b"), ask("c")];
	await MOMENT();
	expect(asked).toEqual([["a"]]);
	ends[0]?.(true);
	expect(await first).toBe("a");
	await MOMENT();
	expect(asked).toEqual([["a"], ["b", "c"]]);
	const third = ask("d");
	ends[1]?.(false);
	for (const one of second) await expect(one).rejects.toThrow("b,c");
	await MOMENT();
	ends[2]?.(true);
	expect(await third).toBe("d");
});
