import { expect, test } from "vitest";
import { Busy } from "#server/busy.ts";
import { createDrawings } from "./draw.ts";
import type { Sheet } from "./in-thread.ts";

const sheet = (title: string) => ({ kind: "legal", text: { title } }) as unknown as Sheet;

/** A pencil that draws one sheet each time it is told to. */
function pencil() {
	const drawn: string[] = [];
	const begun: (() => void)[] = [];
	const draw = (given: Sheet) =>
		new Promise<Buffer>((resolve) => {
			const { title } = (given as { text: { title: string } }).text;
			begun.push(() => {
				drawn.push(title);
				resolve(Buffer.from(title));
			});
		});
	const drawNext = async () => {
		begun.shift()?.();
		await new Promise(setImmediate);
	};
	return { drawn, drawNext, drawPdf: createDrawings(draw) };
}

test("a document is drawn once, whoever asks for it, at the same time or later", async () => {
	const { drawn, drawNext, drawPdf } = pencil();
	let admitted = 0;
	const admit = async () => {
		admitted += 1;
	};
	const many = Array.from({ length: 60 }, () => drawPdf(sheet("RE-1"), "downloads", admit));
	const letter = drawPdf(sheet("RE-1"), "letters");
	await new Promise(setImmediate);
	await drawNext();
	expect(String(await letter)).toBe("RE-1");
	await Promise.all(many);
	expect(String(await drawPdf(sheet("RE-1"), "downloads", admit))).toBe("RE-1");
	expect([drawn, admitted]).toEqual([["RE-1"], 1]);
});

test("letters and downloads take turns, and too many downloads are told to come back", async () => {
	const { drawn, drawNext, drawPdf } = pencil();
	const downloads = Array.from({ length: 31 }, (_, index) => drawPdf(sheet(`d${index}`), "downloads"));
	await new Promise(setImmediate);
	await expect(drawPdf(sheet("zu viel"), "downloads")).rejects.toBeInstanceOf(Busy);
	const letters = [drawPdf(sheet("l0"), "letters"), drawPdf(sheet("l1"), "letters")];
	await new Promise(setImmediate);
	for (let index = 0; index < 33; index += 1) await drawNext();
	await Promise.all([...downloads, ...letters]);
	expect(drawn.slice(0, 6)).toEqual(["d0", "d1", "l0", "d2", "l1", "d3"]);
});

test("what could not be drawn, or was not admitted, is tried again when somebody asks again", async () => {
	let broken = true;
	const drawPdf = createDrawings(async () => {
		if (broken) throw new Error("no paper");
		return Buffer.from("da");
	});
	await expect(drawPdf(sheet("RE-2"), "downloads")).rejects.toThrow("no paper");
	broken = false;
	const refuse = () => Promise.reject(new Error("too many"));
	await expect(drawPdf(sheet("RE-2"), "downloads", refuse)).rejects.toThrow("too many");
	expect(String(await drawPdf(sheet("RE-2"), "downloads"))).toBe("da");
});
