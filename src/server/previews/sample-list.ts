import { officePaths } from "#contract/office/paths.ts";
import type { ToDo, ToDoList } from "#contract/office/to-dos.ts";

const toDo = (title: string, due: string | null): ToDo => ({
	kind: "contact_request",
	id: title,
	title,
	detail: "",
	due,
	since: "2026-11-14T09:30:00+01:00",
	tone: "info",
	action: { label: "Antworten", path: officePaths.requests },
});

export const TO_DO_LIST: ToDoList = {
	at: "2026-11-15T07:00:00+01:00",
	total: 3,
	groups: [
		{ due: "today", to_dos: [toDo("Widerruf von Sabine Kern", "2026-11-15T23:59:00+01:00")] },
		{ due: "never", to_dos: [toDo("Anfrage von Reza Ahmadi", null), toDo("Anfrage von Mika Sommer", null)] },
	],
	others: [],
};
