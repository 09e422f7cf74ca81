import type { Api } from "#contract/api.ts";
import { PERSONS } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import type { ActArgs } from "#web/api/context.ts";

/** What became of a change. */
export interface Outcome {
	kind: "ok" | "error";
	text: string;
}

/** The two forms of the page, told apart by a field of this name. */
export const CHANGE = "change";
export const SEAT = "seat";
export type Change = "names" | "seats";
export const nameField = (key: "first_name" | "last_name", position: number) => `${key}_${position}`;

const NAMED = "Die Namen sind gespeichert.";
const GIVEN_BACK = "Die Plätze sind zurückgegeben. Eine Mail bestätigt es dir.";
const NONE_CHOSEN = "Bitte wähle zuerst die Plätze, die du zurückgeben möchtest.";
const FAILED = "Das hat nicht geklappt. Bitte versuche es noch einmal.";

async function saveNames(api: Api, token: string, form: FormData): Promise<Outcome> {
	const text = (name: string) => String(form.get(name) ?? "");
	const positions = Array.from({ length: PERSONS.max }, (_, index) => index + 1);
	const persons = positions
		.filter((position) => form.has(nameField("first_name", position)))
		.map((position) => ({
			position,
			first_name: text(nameField("first_name", position)),
			last_name: text(nameField("last_name", position)),
		}));
	await api.signUps.rename({ params: { token }, body: { persons } });
	return { kind: "ok", text: NAMED };
}

async function giveBack(api: Api, token: string, form: FormData): Promise<Outcome> {
	const positions = form.getAll(SEAT).map(Number);
	if (positions.length === 0) return { kind: "error", text: NONE_CHOSEN };
	await api.signUps.cancel({ params: { token }, body: { positions } });
	return { kind: "ok", text: GIVEN_BACK };
}

/** The action of the page, with and without JavaScript. */
export async function changeBooking({ api, params: { token = "" }, form }: ActArgs): Promise<Outcome> {
	try {
		return await (form.get(CHANGE) === "names" ? saveNames : giveBack)(api, token, form);
	} catch (error) {
		if (isRefusal(error) && !error.body.validation_errors) return { kind: "error", text: error.body.message };
		console.error(error);
		return { kind: "error", text: FAILED };
	}
}
