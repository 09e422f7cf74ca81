import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { TASK_STATES } from "./task-states.ts";

/** Every kind of long work that somebody can start, and what people call it. Rows keep the key. */
export const TASKS = {
	letters_again: "Briefe noch einmal senden",
	dunning: "Mahnlauf",
	receipts_of_year: "Zuwendungsbestätigungen ausstellen",
	access_pack: "Auskunft zusammenstellen",
	bank_file: "Kontoauszug einlesen",
	bank_taking: "Sichere Zahlungen übernehmen",
	datev_documents: "Belege für die Steuerberatung zusammenstellen",
} as const satisfies Record<string, string>;
export type TaskName = keyof typeof TASKS;
export const TASK_NAMES = Object.keys(TASKS) as [TaskName, ...TaskName[]];

/** What came of it, in words, with the way there. */
const TaskResult = z.object({
	text: z.string(),
	/** A screen of the office, or a file to be loaded down. */
	link: z.nullable(z.object({ label: z.string(), path: z.string(), is_file: z.boolean() })),
});
export type TaskResult = z.output<typeof TaskResult>;

export const Task = z.object({
	id: z.int(),
	title: z.string(),
	state: z.enum(TASK_STATES),
	done: z.int(),
	total: z.int(),
	/** Somebody has asked for its end; what is under way is finished. */
	cancel_asked: z.boolean(),
	/** None before its end. */
	result: z.nullable(TaskResult),
	/** Why it failed. */
	error: z.nullable(z.string()),
	created_at: z.string(),
});
export type Task = z.output<typeof Task>;

/** What every endpoint answers that starts long work. */
export const startedTask = single(Task);

const params = z.object({ id: field.id });

/** Long work is seen by whoever started it, and by nobody else. */
export const tasks = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/task",
		access: "desk.see",
		summary: "Die eigenen langen Arbeiten, die neueste zuerst",
		response: z.object({ data: z.array(Task) }),
	}),
	cancel: officeEndpoint({
		method: "POST",
		path: "/office/task/:id/cancellation",
		access: "desk.see",
		audit: "task_cancelled",
		summary: "Bricht eine eigene lange Arbeit ab; was geschehen ist, bleibt",
		refuses: ["task_over"],
		params,
		response: single(Task),
	}),
	dismiss: officeEndpoint({
		method: "DELETE",
		path: "/office/task/:id",
		access: "desk.see",
		log: "none",
		summary: "Nimmt eine eigene beendete Arbeit aus der Anzeige",
		refuses: ["task_under_way"],
		params,
		status: 204,
		response: z.undefined(),
	}),
};
