import { describe, expect, test } from "vitest";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp();

const ODD_TEXTS = [
	'O\'Brien "Quote"',
	"🪑🎉",
	"\u202eRTL\u202c",
	"<b>fett</b><script>x()</script>",
	"a\u0000b",
	"Zeile\r\nBcc: opfer@vsz.example",
];

describe("POST form/consulting", () => {
	const request = { name: "Mika Sommer", email: "mika@vsz.example", description: "Wie gründen wir einen Verein?" };

	test("API-43 API-07 a request answers 201, goes to us with a reply address, and comes back as a receipt", async () => {
		const { status, body } = await at.post("/form/consulting", { ...request, company: "Chor e. V.", phone: "0351 1" });
		expect([status, body]).toEqual([201, { data: { received_at: "2026-11-15T11:00:00+01:00" } }]);
		const mails = await at.read();
		const ours = mails.find(({ to }) => to === "kontakt@vsz.example");
		expect(ours).toMatchObject({ subject: "Anfrage von Mika Sommer", replyTo: "mika@vsz.example" });
		expect(ours?.text).toContain("Chor e. V.");
		expect(ours?.text).toContain(request.description);
		const receipt = mails.find(({ to }) => to === "mika@vsz.example");
		expect(receipt?.subject).toBe("Deine Anfrage ist bei uns");
		expect(receipt?.html).toContain("Vertrag widerrufen");
	});

	test("FORM-06 what is missing or wrong is named, and nothing is sent", async () => {
		const { status, body } = await at.post("/form/consulting", { name: " ", email: "mika@", phone: "1" });
		expect(status).toBe(422);
		expect(body.validation_errors).toEqual({
			name: ["Name: Bitte ausfüllen"],
			email: ["E-Mail: Ungültige E-Mail"],
			description: ["Nachricht: Bitte ausfüllen"],
		});
		expect(await at.read()).toEqual([]);
	});

	test.each(ODD_TEXTS)("odd text arrives as text and cannot become a header or markup: %j", async (text) => {
		const { status } = await at.post("/form/consulting", {
			...request,
			email: `odd${at.address}@vsz.example`,
			name: text,
			description: text,
		});
		expect(status).toBe(201);
		const mails = await at.read();
		expect(mails).toHaveLength(2);
		for (const { to, cc, bcc, html } of mails) {
			expect([cc, bcc]).toEqual([undefined, undefined]);
			expect([`odd${at.address}@vsz.example`, "kontakt@vsz.example"]).toContain(to);
			expect(html).not.toContain("<script>");
		}
	});

	test("text that is too long is refused", async () => {
		const { status, body } = await at.post("/form/consulting", {
			...request,
			name: "x".repeat(256),
			description: "y".repeat(10_000),
		});
		expect(status).toBe(422);
		expect(body.validation_errors).toEqual({
			name: ["Name: Höchstens 255 Zeichen"],
			description: ["Nachricht: Höchstens 5000 Zeichen"],
		});
	});

	test("sent again with the same key it is one request and one pair of letters; the key of another is refused", async () => {
		const keyed = { ...request, email: "einmal@vsz.example", phone: "0351 1", idempotency_key: "k".repeat(32) };
		const answers = await Promise.all([1, 2, 3].map(() => at.post("/form/consulting", keyed)));
		expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(201));
		at.now = new Date(at.now.getTime() + 60_000);
		expect(await at.post("/form/consulting", keyed)).toMatchObject({ status: 201, body: answers[0]?.body });
		expect((await at.read()).map(({ to }) => to).toSorted()).toEqual(["einmal@vsz.example", "kontakt@vsz.example"]);
		const rows = await at.api.database.pool.query("select 1 from contact_requests where email = $1", [keyed.email]);
		expect(rows.rowCount).toBe(1);

		for (const other of [{ description: "Noch etwas" }, { phone: "" }, { email: "wer@vsz.example" }]) {
			const { status, body } = await at.post("/form/consulting", { ...keyed, ...other });
			expect([status, body.message]).toEqual([409, expect.stringContaining("schon bei uns")]);
		}
		expect(await at.read()).toEqual([]);
	});

	test("API-06 a flood ends with 429 and says when to come back, without harm to others", async () => {
		const answers = [];
		for (let index = 0; index < 12; index += 1)
			answers.push(await at.post("/form/consulting", { ...request, email: `f${index}@vsz.example` }));
		expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
		const last = answers.at(-1);
		expect(last?.body).toEqual({ code: "too_many", message: expect.stringContaining("zu viele Versuche") });
		expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
		at.address += 100;
		expect((await at.post("/form/consulting", { ...request, email: "anders@vsz.example" })).status).toBe(201);
		await at.read();
	});

	test("a mailbox gets at most three receipts in an hour, from wherever they are asked for", async () => {
		const statuses = [];
		for (let index = 0; index < 4; index += 1) {
			at.address += 1;
			statuses.push((await at.post("/form/consulting", { ...request, email: "Opfer@vsz.example" })).status);
		}
		expect(statuses).toEqual([201, 201, 201, 429]);
		at.now = new Date(at.now.getTime() + 61 * 60_000);
		expect((await at.post("/form/consulting", { ...request, email: "opfer@vsz.example" })).status).toBe(201);
		await at.read();
	});
});
