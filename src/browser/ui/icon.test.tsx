import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

test("an icon is drawn as Lucide draws it, in the colour and size of the words beside it, and read out by nobody", () => {
	expect(renderToStaticMarkup(<Icon shape={icons.search} />)).toBe(
		'<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="flex-none size-icon"><path d="m21 21-4.34-4.34"></path><circle cx="11" cy="11" r="8"></circle></svg>',
	);
});

test("every icon of the list is there", () => {
	const empty = Object.entries(icons).filter(([, shape]) => shape.length === 0);
	expect(empty).toEqual([]);
});
