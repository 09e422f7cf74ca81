import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NextDates } from "./next-dates.tsx";
import { ToDoPanel } from "./to-do-panel.tsx";

const AT = "2026-11-24T09:10:00+01:00";
const shown = (element: React.ReactNode) =>
	renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

test("TODAY-02 where nothing waits the list says what would stand there", () => {
	const html = shown(
		<ToDoPanel list={{ at: AT, total: 0, groups: [], others: [] }} empty="Hier stehen Anfragen, sobald es sie gibt." />,
	);
	expect(html).toContain("Nichts wartet auf dich.");
	expect(html).toContain("sobald es sie gibt");
	expect(html).not.toContain("kbd");
});

test("TODAY-02 what is left out of a long list is counted, with the way there", () => {
	const toDo = {
		kind: "contact_request" as const,
		id: "1",
		title: "Anfrage von Reza",
		detail: "„Wie?“",
		due: null,
		since: AT,
		tone: "info" as const,
		action: { label: "Antworten", path: "/post/anfragen/1" },
	};
	const groups = [{ due: "never" as const, to_dos: [toDo] }];
	const html = shown(
		<ToDoPanel list={{ at: AT, total: 13, groups, others: [{ kind: "contact_request", count: 12 }] }} empty="" />,
	);
	expect(html).toMatch(/<a[^>]*href="\/post\/anfragen"[^>]*>und 12 weitere Anfragen<\/a>/);
	expect(html).toContain("Ohne Frist");
	expect(html).toContain("Antworten: Anfrage von Reza");
});

test("TODAY-01 without a date ahead the panel says so", () => {
	expect(shown(<NextDates dates={{ today: [], next: [], total_next: 0 }} seesAll />)).toContain(
		"Kein Termin in Sicht.",
	);
});
