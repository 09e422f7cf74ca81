import { expect, test, vi } from "vitest";
import { refuse } from "#contract/errors.ts";
import { linkOutcome } from "./link-outcome.ts";

const outcomeOf = async (call: Promise<unknown>) => {
	const { data, init } = await linkOutcome(call);
	return [data, init?.status];
};

test("FORM-11 a press of the button succeeds, comes too late, or fails", async () => {
	expect(await outcomeOf(Promise.resolve({}))).toEqual(["done", 200]);
	expect(await outcomeOf(Promise.reject(refuse("link_expired")))).toEqual(["expired", 410]);
	expect(await outcomeOf(Promise.reject(refuse("invalid")))).toEqual(["expired", 410]);
	expect(await outcomeOf(Promise.reject(refuse("unavailable")))).toEqual(["failed", 503]);
});

test("FORM-11 a fault that nobody foresaw is logged", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(await outcomeOf(Promise.reject(new TypeError("Failed to fetch")))).toEqual(["failed", 500]);
	expect(log).toHaveBeenCalled();
	log.mockRestore();
});
