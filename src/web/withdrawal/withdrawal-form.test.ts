import { expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { refuse } from "#contract/errors.ts";
import { takeStep } from "./withdrawal-form.ts";

const ENTERED = { name: "Karla", contract: "VSZ-2026-000001", email: "karla@vsz.example", website: "" };
const declare = vi.fn();
const api = { withdrawal: { declare } } as unknown as Api;

async function press(step: string, values: Partial<typeof ENTERED> = ENTERED) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...values, step })) form.set(name, value);
	const answer = await takeStep({ api, form });
	return { status: answer.init?.status, ...answer.data };
}

test("WB-3 WB-4 what was entered is shown for review, and nothing is declared yet", async () => {
	expect(await press("review")).toMatchObject({
		status: 200,
		step: "review",
		form: { values: ENTERED, clicked: false },
	});
	expect(declare).not.toHaveBeenCalled();
});

test("WB-3 what is missing is named", async () => {
	const { status, form } = await press("review", { ...ENTERED, contract: " " });
	expect([status, form.clicked, form.touched.contract]).toEqual([422, true, true]);
});

test("WB-4 the way back keeps what was entered", async () => {
	expect(await press("fields")).toMatchObject({
		status: 200,
		step: "fields",
		form: { values: ENTERED, clicked: false },
	});
});

test("WB-5 the declaration answers the moment of its receipt", async () => {
	const receipt = { data: { received_at: "2026-11-20T23:30:00+01:00" } };
	declare.mockResolvedValueOnce(receipt);
	expect(await press("declare")).toMatchObject({
		status: 200,
		step: "declare",
		form: { success: true, result: receipt },
	});
	expect(declare).toHaveBeenCalledWith({ body: ENTERED });
});

test("WB-5 a failure keeps everything", async () => {
	declare.mockRejectedValueOnce(refuse("unavailable"));
	expect(await press("declare")).toMatchObject({
		status: 422,
		form: { values: ENTERED, failure: true, success: false },
	});
});
