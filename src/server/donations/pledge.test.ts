import { describe, expect, test } from "vitest";
import { giroText } from "#server/payments/giro-code.ts";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp();

describe("POST donation", () => {
	test("FORM-13 a pledge answers the data of the transfer with a GiroCode and sends them by mail", async () => {
		const { status, body } = await at.post("/donation", {
			amount: 25.5,
			rhythm: "monthly",
			name: "Mika",
			email: "spende@vsz.example",
		});
		expect(status).toBe(201);
		expect(body.data).toMatchObject({ amount: 25.5, rhythm: "monthly", iban: "DE02120300000000202051" });
		expect(body.data.reference).toMatch(/^SPENDE-[A-Z2-9]{8}$/);
		expect(body.data.giro_code.length).toBeGreaterThan(20);
		expect(
			body.data.giro_code.every((row: string) => /^[01]+$/.test(row) && row.length === body.data.giro_code.length),
		).toBe(true);
		const [mail] = await at.read();
		expect(mail?.text).toContain(body.data.reference);
		expect(mail?.text).toContain("25,50");
	});

	test("an anonymous pledge sends nothing; a wrong amount is refused", async () => {
		expect((await at.post("/donation", { amount: 5, rhythm: "one_off" })).status).toBe(201);
		expect(await at.read()).toEqual([]);
		for (const amount of [0, -1, 0.5, 1_000_000, 10.005, "10", null]) {
			expect((await at.post("/donation", { amount, rhythm: "one_off" })).status).toBe(422);
		}
	});

	test("the GiroCode's text is what bank apps expect", () => {
		const text = giroText({ provider: at.api.config.provider, amountCents: 1050, reference: "SPENDE-TEST" });
		expect(text.split("\n")).toEqual([
			"BCD",
			"002",
			"1",
			"SCT",
			"BYLADEM1001",
			"Vereins- & Stiftungszentrum e. V.",
			"DE02120300000000202051",
			"EUR10.50",
			"",
			"",
			"SPENDE-TEST",
		]);
	});
});
