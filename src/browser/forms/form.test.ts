import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Api } from "#contract/api.ts";
import { ApiError, refuse } from "#contract/errors.ts";
import * as field from "#contract/fields.ts";
import { answerForm, errorsOf, type FormDefinition, submitForm } from "./definition.ts";
import { type FormEvent, type FormState, problemOf, reduce, shownErrors, startState } from "./form-state.ts";

const EMPTY = { name: "", email: "", news: false };
const FILLED = { name: "Mika", email: "mika@vsz.example", news: true };
type V = typeof EMPTY;

const send = vi.fn<(api: Api, body: object) => Promise<string>>();
const definition: FormDefinition<Api, V, V, string> = {
	schema: z.object({ name: field.requiredText, email: field.email, news: z.boolean() }),
	initial: EMPTY,
	body: (values: V) => values,
	send,
};
const api = {} as Api;

async function press(values: V, own = definition) {
	const states: FormState<V, string>[] = [startState(values)];
	const dispatch = (event: FormEvent<V, string>) => states.push(reduce(states.at(-1) as FormState<V, string>, event));
	await submitForm(own, values, api, dispatch);
	return { states, last: states.at(-1) as FormState<V, string> };
}

const flags = ({ clicked, loading, success, failure }: FormState<V, string>) => ({
	clicked,
	loading,
	success,
	failure,
});

test("FORM-01 a form keeps the flags clicked, loading, success and failure", () => {
	expect(flags(startState(EMPTY))).toEqual({ clicked: false, loading: false, success: false, failure: false });
});

test("FORM-02 the button marks all fields touched; an invalid form makes no call", async () => {
	send.mockClear();
	const { last } = await press({ ...EMPTY, email: "mika@" });
	expect(send).not.toHaveBeenCalled();
	expect(flags(last)).toEqual({ clicked: true, loading: false, success: false, failure: false });
	expect(last.touched).toEqual({ name: true, email: true, news: true });
	const errors = errorsOf(definition, last.values);
	expect(shownErrors(last, errors)).toEqual({ name: "Bitte ausfüllen", email: "Ungültige E-Mail" });
	expect(problemOf(last, errors)).toBe("invalid");
});

test("FORM-02 nothing is said of a field before it is left, and an error goes when it is mended", () => {
	const start = startState<V, string>(EMPTY);
	const shown = (state: FormState<V, string>) => shownErrors(state, errorsOf(definition, state.values));
	expect(shown(start)).toEqual({});
	const left = reduce(start, { type: "left", name: "name" });
	expect(shown(left)).toEqual({ name: "Bitte ausfüllen" });
	expect(problemOf(left, errorsOf(definition, left.values))).toBeNull();
	expect(shown(reduce(left, { type: "changed", name: "name", value: "Mika" }))).toEqual({});
});

test("FORM-03 a valid form is loading, then it succeeded", async () => {
	send.mockResolvedValueOnce("da");
	const { states, last } = await press(FILLED);
	expect(send).toHaveBeenLastCalledWith(api, FILLED);
	expect(states.map(flags)).toEqual([
		{ clicked: false, loading: false, success: false, failure: false },
		{ clicked: true, loading: false, success: false, failure: false },
		{ clicked: true, loading: true, success: false, failure: false },
		{ clicked: true, loading: false, success: true, failure: false },
	]);
	expect([last.result, last.values]).toEqual(["da", FILLED]);
});

test("FORM-03 an error sets failure and keeps what was typed; the next attempt starts afresh", async () => {
	send.mockRejectedValueOnce(refuse("internal"));
	const { last } = await press(FILLED);
	expect(flags(last)).toEqual({ clicked: true, loading: false, success: false, failure: true });
	expect([last.values, last.message, problemOf(last, {})]).toEqual([FILLED, undefined, "failure"]);
	expect(flags(reduce(last, { type: "clicked" }))).toMatchObject({ success: false, failure: false });
});

test("FORM-03 a fault that nobody foresaw is a failure too, and is logged", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const fault = new TypeError("Failed to fetch");
	send.mockRejectedValueOnce(fault);
	expect((await press(FILLED)).last.failure).toBe(true);
	expect(log).toHaveBeenCalledWith(fault);
	log.mockRestore();
});

test("FORM-04 a form that resets is empty after success", async () => {
	send.mockResolvedValueOnce("da");
	const { last } = await press(FILLED, { ...definition, resets: true });
	expect(last).toEqual({ ...startState(EMPTY), success: true, result: "da" });
	expect(problemOf(last, errorsOf(definition, last.values))).toBeNull();
});

test("what the server finds wrong stands at its field until that is changed", async () => {
	const errors = { email: ["E-Mail: Schon vergeben"], name: [], body: ["body: Ungültige Angabe"] };
	send.mockRejectedValueOnce(refuse("invalid", errors));
	const { last } = await press(FILLED);
	expect(last.refused).toEqual({ email: "Schon vergeben" });
	expect([last.failure, problemOf(last, {})]).toEqual([true, "invalid"]);
	const mended = reduce(last, { type: "changed", name: "email", value: "anders@vsz.example" });
	expect([mended.refused, mended.failure, problemOf(mended, {})]).toEqual([{}, false, null]);
});

test("what only the server can know is told in its words: too many attempts, a date called off meanwhile", async () => {
	send.mockRejectedValueOnce(new ApiError(429, { code: "too_many", message: "Zu viele Versuche." }));
	expect((await press(FILLED)).last.message).toBe("Zu viele Versuche.");
	send.mockRejectedValueOnce(refuse("date_cancelled"));
	expect((await press(FILLED)).last.message).toBe("Dieser Termin ist abgesagt.");
	send.mockRejectedValueOnce(refuse("invalid", { body: ["body: Ungültige Angabe"] }));
	expect((await press(FILLED)).last.message).toBeUndefined();
});

test("a form sent without JavaScript comes back in its state", async () => {
	const form = new FormData();
	form.set("name", "Mika");
	form.set("news", "on");
	form.set("other", "x");
	const wrong = await answerForm(definition, { api, form });
	expect(wrong).toMatchObject({ values: { name: "Mika", email: "", news: true }, clicked: true, success: false });

	form.set("email", "mika@vsz.example");
	send.mockResolvedValueOnce("da");
	expect(await answerForm(definition, { api, form })).toMatchObject({ success: true, result: "da" });
});
