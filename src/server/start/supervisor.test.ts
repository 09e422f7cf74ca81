import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type Member, supervise } from "./supervisor.ts";

interface Fake extends Member<number> {
	answer(): void;
	end(): void;
	said: string[];
}

/** Processes that begin, answer and end when the test says so. */
function fakes() {
	const begun: Fake[] = [];
	const begin = (): Fake => {
		const id = begun.length + 1;
		const { promise: ready, resolve: answer, reject } = Promise.withResolvers<number>();
		const { promise: ended, resolve: end } = Promise.withResolvers<void>();
		void ended.then(() => reject(new Error("ended")));
		const said: string[] = [];
		const leave = (word: string) => () => {
			said.push(word);
			end();
		};
		const fake = { id, ready, ended, answer: () => answer(id), end, said, stop: leave("stop"), drain: leave("drain") };
		begun.push(fake);
		return fake;
	};
	return { begun, begin };
}

async function running(count = 2) {
	const { begun, begin } = fakes();
	const lines: string[] = [];
	const workers = supervise({ count, begin, log: (line) => lines.push(line), pauseMs: 5 });
	onTestFinished(() => workers.stop());
	const nth = (number: number) => eventually(() => begun[number - 1] ?? Promise.reject(new Error(`no ${number}`)));
	for (let number = 1; number <= count; number += 1) (await nth(number)).answer();
	expect(await workers.ready).toBe(1);
	return { begun, nth, lines, workers };
}

test("OPS-01 one that ends is replaced, also when its replacement does not begin", async () => {
	const { begun, nth, lines } = await running();
	begun[0]?.end();
	(await nth(3)).end();
	(await nth(4)).answer();
	expect(lines).toEqual(["Prozess 1 hat sich beendet und wird ersetzt.", "Der Ersatz hat sich beim Start beendet."]);
	expect(begun).toHaveLength(4);
});

test("OPS-01 each is renewed in its turn: the next one answers before the old one goes", async () => {
	const { begun, nth, lines, workers } = await running();
	const renewed = workers.renew();
	const third = await nth(3);
	expect(begun[0]?.said).toEqual([]);
	third.answer();
	const fourth = await nth(4);
	expect(begun[0]?.said).toEqual(["drain"]);
	expect(begun[1]?.said).toEqual([]);
	fourth.answer();
	await renewed;
	expect(begun.map(({ said }) => said)).toEqual([["drain"], ["drain"], [], []]);
	expect(lines).toEqual(["Alle Prozesse sind erneuert."]);
});

test("OPS-01 a new one that does not begin leaves the old ones in their place", async () => {
	const { begun, nth, lines, workers } = await running();
	const renewed = workers.renew();
	(await nth(3)).end();
	await renewed;
	expect(begun.map(({ said }) => said)).toEqual([[], [], []]);
	expect(lines).toEqual(["Der neue Prozess hat sich beim Start beendet: Die alten antworten weiter."]);
	begun[0]?.end();
	(await nth(4)).answer();
});

test("OPS-01 an old one that ends while its successor begins is not replaced twice", async () => {
	const { begun, nth, workers } = await running();
	const renewed = workers.renew();
	const third = await nth(3);
	begun[0]?.end();
	third.answer();
	(await nth(4)).answer();
	await renewed;
	expect(begun).toHaveLength(4);
});

test("nothing is begun any more once it stops, and a start fails with its first process", async () => {
	const { begun, workers } = await running();
	await workers.stop();
	expect(begun.map(({ said }) => said)).toEqual([["stop"], ["stop"]]);
	const { begun: others, begin } = fakes();
	const failing = supervise({ count: 3, begin, log: () => {} });
	others[0]?.end();
	await expect(failing.ready).rejects.toThrow("ended");
	expect(others).toHaveLength(1);
});
