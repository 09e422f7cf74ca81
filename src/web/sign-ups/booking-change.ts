import { redirect } from "react-router";
import type { Api } from "#contract/api.ts";
import { isRefusal } from "#contract/errors.ts";
import type { ActArgs } from "#web/api/context.ts";

/** What became of a press: something changed or failed, or the page asks before it does. */
export type Outcome =
	| { kind: "ok" | "error"; text: string }
	| { kind: "rename" | "give-back"; position: number }
	| { kind: "give-back-all" }
	| { kind: "undone" }
	| null;

/** Every button of the page posts one of these in a field of this name, with and without JavaScript. */
export const CHANGE = "change";
export type Change =
	| "ask-name"
	| "ask-give-back"
	| "ask-give-back-all"
	| "keep"
	| "rename"
	| "give-back"
	| "undo"
	| "rebook"
	| "accept-move";
export const SEAT = "seat";
export const DATE = "date";

const NAMED = "Der Name ist gespeichert.";
const GIVEN_BACK = "Das ist zurückgegeben. Eine E-Mail bestätigt es dir.";
const SUITS = "Danke für die Antwort. Es bleibt beim neuen Termin.";
const FAILED = "Das hat nicht geklappt. Bitte versuche es noch einmal.";

async function act(api: Api, token: string, form: FormData): Promise<Outcome> {
	const params = { token };
	const positions = form.getAll(SEAT).map(Number);
	const [position = 0] = positions;
	const text = (name: string) => String(form.get(name) ?? "");
	switch (form.get(CHANGE) as Change | null) {
		case "ask-name":
			return { kind: "rename", position };
		case "ask-give-back":
			return { kind: "give-back", position };
		case "ask-give-back-all":
			return { kind: "give-back-all" };
		case "rename": {
			const person = { position, first_name: text("first_name"), last_name: text("last_name") };
			await api.signUps.rename({ params, body: { persons: [person] } });
			return { kind: "ok", text: NAMED };
		}
		case "give-back":
			await api.signUps.cancel({ params, body: { positions } });
			return { kind: "ok", text: GIVEN_BACK };
		case "rebook": {
			const body = { presence_seminar_date_id: Number(form.get(DATE)) };
			const { data } = await api.signUps.rebook({ params, body });
			throw redirect(data.path);
		}
		case "accept-move":
			await api.signUps.acceptMove({ params });
			return { kind: "ok", text: SUITS };
		case "undo":
			await api.signUps.undo({ params });
			return { kind: "undone" };
		default:
			return null;
	}
}

/** The action of the page, with and without JavaScript. */
export async function changeBooking({ api, params: { token = "" }, form }: ActArgs): Promise<Outcome> {
	try {
		return await act(api, token, form);
	} catch (error) {
		if (error instanceof Response) throw error;
		if (isRefusal(error) && !error.body.validation_errors) return { kind: "error", text: error.body.message };
		console.error(error);
		return { kind: "error", text: FAILED };
	}
}
