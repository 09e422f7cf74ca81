import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cut } from "./cut.tsx";

test("DESK-13 only what no column has room for is cut, and says itself in full", () => {
	const shown = (text: string) => renderToStaticMarkup(<Cut>{text}</Cut>);
	const ordinary = "Katharina Böhme, Kulturwerkstatt Hinterhof e. V.";
	expect(shown(ordinary)).toBe(ordinary);
	const word = "W".repeat(255);
	expect(shown(word)).toBe(`<span class="cut" title="${word}">${word}</span>`);
	expect(shown("Anna ".repeat(50))).toContain('class="cut"');
	expect(renderToStaticMarkup(<Cut>{<b>{word}</b>}</Cut>)).toBe(`<b>${word}</b>`);
});
