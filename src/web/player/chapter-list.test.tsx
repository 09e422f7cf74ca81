// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ChapterList } from "./chapter-list.tsx";

const chapters = [0, 10, 20].map((start_seconds) => ({ start_seconds, title: `Ab ${start_seconds}`, text: "" }));
const at = (address: string) => (
	<MemoryRouter initialEntries={[address]}>
		<ChapterList chapters={chapters} seconds={30} film={null} />
	</MemoryRouter>
);

test("whoever may not watch yet sees in which chapter the second of the address lies; the server's page is the same for all", async () => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	expect(renderToString(at("/?t=12"))).toBe(renderToString(at("/")));
	const box = document.body.appendChild(document.createElement("div"));
	const root = createRoot(box);
	await act(async () => root.render(at("/?t=12")));
	const named = [...box.querySelectorAll("li")].map(
		(row) => /Die gesuchte Stelle: .*/.exec(row.textContent ?? "")?.[0],
	);
	expect(named).toEqual([undefined, "Die gesuchte Stelle: ab 0:12", undefined]);
	expect(box.querySelector("#kapitel-2")?.textContent).toContain("Ab 10");
	await act(async () => root.unmount());
});
