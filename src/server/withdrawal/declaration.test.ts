import { describe, expect, test } from "vitest";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp();

describe("POST withdrawal", () => {
	test("the receipt by mail holds the declaration and the date and time of its arrival", async () => {
		at.now = new Date("2026-11-20T22:30:00Z");
		const { status, body } = await at.post("/withdrawal", {
			name: "Karla Lindner",
			contract: "Bestellung VSZ-2026-000001",
			email: "karla@vsz.example",
		});
		expect([status, body]).toEqual([201, { data: { received_at: "2026-11-20T23:30:00+01:00" } }]);
		const mails = await at.read();
		const receipt = mails.find(({ to }) => to === "karla@vsz.example");
		expect(receipt?.text).toMatch(/Vertrag: Bestellung VSZ-2026-000001/);
		expect(receipt?.text).toMatch(/20\.11\.2026, 23:30/);
		expect(mails.find(({ to }) => to === "kontakt@vsz.example")?.replyTo).toBe("karla@vsz.example");
	});

	test("any contract is taken, known or not, and no reason is asked for", async () => {
		const { status } = await at.post("/withdrawal", {
			name: "X",
			contract: "Das Seminar im Mai",
			email: "x@vsz.example",
		});
		expect(status).toBe(201);
		await at.read();
	});
});
