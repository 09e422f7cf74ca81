// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { useKeptForm } from "./kept-form.ts";

beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	sessionStorage.clear();
});

const set = vi.fn();
const onBegun = vi.fn();

function Sample({ values, success }: { values: Record<string, string>; success: boolean }) {
	useKeptForm({ values, success, set }, { title: "Anfrage", back: "Zurück", fields: ["name", "city"], onBegun });
	return null;
}

async function visit(values: Record<string, string>, success = false) {
	set.mockReset();
	onBegun.mockReset();
	const root = createRoot(document.createElement("div"));
	await act(async () => root.render(<Sample values={values} success={success} />));
	return () => act(async () => root.unmount());
}

test("what was typed is kept when the page is left, and stands there again: only what is named", async () => {
	const leave = await visit({ name: "Mika", city: "", iban: "DE02" });
	expect(sessionStorage).toHaveLength(0);
	expect(onBegun).toHaveBeenCalledOnce();
	await leave();
	const kept = JSON.parse(sessionStorage.getItem(`form:${location.pathname}`) ?? "null");
	expect(kept).toMatchObject({ title: "Anfrage", filled: 1, total: 2, values: { name: "Mika" } });
	await visit({ name: "", city: "", iban: "" });
	expect(set.mock.calls).toEqual([["name", "Mika"]]);
	expect(onBegun).not.toHaveBeenCalled();
});

test("what was sent is forgotten", async () => {
	await (await visit({ name: "Mika", city: "" }))();
	await (await visit({ name: "Mika", city: "" }, true))();
	expect(sessionStorage).toHaveLength(0);
});
