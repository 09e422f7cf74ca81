import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Task } from "#contract/office/tasks.ts";
import { endWords, newsOf } from "./news.ts";
import { TaskList } from "./task-list.tsx";
import { headWords, leavesByItself } from "./task-panel.tsx";

const TASK: Task = {
	id: 1,
	title: "Briefe noch einmal senden",
	state: "running",
	done: 10,
	total: 40,
	cancel_asked: false,
	result: null,
	error: null,
	created_at: "2026-11-24T09:12:00+01:00",
};
const DONE: Task = {
	...TASK,
	state: "done",
	done: 40,
	result: { text: "38 neu angestoßen", link: { label: "Zum Postausgang", path: "/post", is_file: false } },
};
const nothing = () => {};
const shown = (...tasks: Task[]) =>
	renderToStaticMarkup(
		<RouterProvider
			router={createMemoryRouter([
				{ path: "/", element: <TaskList tasks={tasks} onCancel={nothing} onDismiss={nothing} /> },
			])}
		/>,
	);

test("DESK-07 what is under way shows how far it is and can be cancelled, once", () => {
	const html = shown(TASK);
	expect(html).toMatch(/<progress aria-label="Briefe noch einmal senden" max="40" value="10">/);
	expect(html).toContain("10 von 40 · 25 %");
	expect(html).toContain('aria-label="Briefe noch einmal senden abbrechen"');
	expect(html).not.toContain("schließen");
	expect(shown({ ...TASK, cancel_asked: true })).not.toMatch(/<button/);
});

test("DESK-07 what is over tells what came of it, with the way there, and can be put away", () => {
	const html = shown(DONE);
	expect(html).toContain("38 neu angestoßen");
	expect(html).toMatch(/<a class="link" href="\/post"/);
	expect(html).toContain('aria-label="Briefe noch einmal senden schließen"');
	expect(html).not.toContain("<progress");
	const link = { label: "Bescheinigungen (ZIP)", path: "/office/x", is_file: true };
	expect(shown({ ...DONE, result: { text: "fertig", link } })).toMatch(/href="\/api\/v1\/office\/x" download/);
	expect(shown({ ...DONE, state: "failed", error: "Unterwegs ist etwas schiefgegangen." })).toContain("schiefgegangen");
});

test("a screen reader is told of the start, of every quarter and of a failure; everybody of the end", () => {
	const said = (before: Task[], now: Task[]) => newsOf(before, now).said;
	expect(said([], [TASK])).toEqual(["Briefe noch einmal senden: begonnen."]);
	expect(said([TASK], [{ ...TASK, done: 19 }])).toEqual([]);
	expect(said([TASK], [{ ...TASK, done: 20 }])).toEqual(["Briefe noch einmal senden: 50 Prozent."]);
	expect(said([TASK], [{ ...TASK, done: 39 }])).toEqual(["Briefe noch einmal senden: 75 Prozent."]);
	expect(newsOf([TASK], [DONE])).toEqual({ said: [], ended: [DONE] });
	// So short that nobody saw it under way.
	expect(newsOf([], [DONE]).ended).toEqual([DONE]);
	expect(newsOf([DONE], [DONE])).toEqual({ said: [], ended: [] });
	const failed: Task = { ...TASK, state: "failed", error: "Kaputt." };
	expect(newsOf([TASK], [failed])).toEqual({ said: ["Briefe noch einmal senden: Kaputt."], ended: [] });
	expect(endWords({ ...DONE, state: "cancelled" })).toBe("Briefe noch einmal senden: abgebrochen · 38 neu angestoßen.");
});

test("the head of the panel sums up what is under way", () => {
	expect(headWords([TASK])).toBe("1 Arbeit läuft · 25 %");
	expect(headWords([TASK, { ...TASK, done: 30 }, DONE])).toBe("2 Arbeiten laufen · 50 %");
	expect(headWords([DONE])).toBe("Fertig: Briefe noch einmal senden");
	expect(headWords([{ ...TASK, state: "failed" }])).toBe("Gescheitert: Briefe noch einmal senden");
	expect(headWords([DONE, { ...TASK, state: "cancelled" }, DONE])).toBe("2 fertig · 1 abgebrochen");
});

test("what has come to its end leaves by itself, but neither a failure nor a file that waits to be fetched", () => {
	expect(leavesByItself(DONE)).toBe(true);
	expect(leavesByItself({ ...TASK, state: "cancelled" })).toBe(true);
	expect(leavesByItself({ ...TASK, state: "failed", error: "Kaputt." })).toBe(false);
	const link = { label: "Bescheinigungen (ZIP)", path: "/office/x", is_file: true };
	expect(leavesByItself({ ...DONE, result: { text: "fertig", link } })).toBe(false);
});
