import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";
import { giroText } from "./donations/giro-code.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, demo: false, env: { TRUST_PROXY: "1" } });
	read = mailbox(api);
});
afterAll(() => api.close());

let address = 1;
beforeEach(() => {
	address += 1;
});

const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
	const {
		statusCode,
		body,
		headers: answered,
	} = await api.fastify.inject({
		method: "POST",
		url: `/api/v1${path}`,
		payload,
		headers: { "x-forwarded-for": `10.0.0.${address}`, ...headers },
	});
	return { status: statusCode, body: JSON.parse(body), headers: answered };
};

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
		const { status, body } = await post("/form/consulting", { ...request, company: "Chor e. V.", phone: "0351 1" });
		expect([status, body]).toEqual([201, { data: { received_at: "2026-11-15T11:00:00+01:00" } }]);
		const mails = await read();
		const ours = mails.find(({ to }) => to === "kontakt@vsz.example");
		expect(ours).toMatchObject({ subject: "Anfrage von Mika Sommer", replyTo: "mika@vsz.example" });
		expect(ours?.text).toContain("Chor e. V.");
		expect(ours?.text).toContain(request.description);
		const receipt = mails.find(({ to }) => to === "mika@vsz.example");
		expect(receipt?.subject).toBe("Deine Anfrage ist bei uns");
		expect(receipt?.html).toContain("Vertrag widerrufen");
	});

	test("FORM-06 what is missing or wrong is named, and nothing is sent", async () => {
		const { status, body } = await post("/form/consulting", { name: " ", email: "mika@", phone: "1" });
		expect(status).toBe(422);
		expect(body.validation_errors).toEqual({
			name: ["Name: Bitte ausfüllen"],
			email: ["E-Mail: Ungültige E-Mail"],
			description: ["Nachricht: Bitte ausfüllen"],
		});
		expect(await read()).toEqual([]);
	});

	test.each(ODD_TEXTS)("odd text arrives as text and cannot become a header or markup: %j", async (text) => {
		const { status } = await post("/form/consulting", {
			...request,
			email: `odd${address}@vsz.example`,
			name: text,
			description: text,
		});
		expect(status).toBe(201);
		const mails = await read();
		expect(mails).toHaveLength(2);
		for (const { to, cc, bcc, html } of mails) {
			expect([cc, bcc]).toEqual([undefined, undefined]);
			expect([`odd${address}@vsz.example`, "kontakt@vsz.example"]).toContain(to);
			expect(html).not.toContain("<script>");
		}
	});

	test("text that is too long is refused", async () => {
		const { status, body } = await post("/form/consulting", {
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

	test("a filled trap looks like success and sends nothing", async () => {
		const { status } = await post("/form/consulting", { ...request, website: "http://spam.example" });
		expect(status).toBe(201);
		expect(await read()).toEqual([]);
	});

	test("sent again with the same key it is one request and one pair of letters; the key of another is refused", async () => {
		const keyed = { ...request, email: "einmal@vsz.example", phone: "0351 1", idempotency_key: "k".repeat(32) };
		const answers = await Promise.all([1, 2, 3].map(() => post("/form/consulting", keyed)));
		expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(201));
		now = new Date(now.getTime() + 60_000);
		expect(await post("/form/consulting", keyed)).toMatchObject({ status: 201, body: answers[0]?.body });
		expect((await read()).map(({ to }) => to).toSorted()).toEqual(["einmal@vsz.example", "kontakt@vsz.example"]);
		const rows = await api.database.pool.query("select 1 from contact_requests where email = $1", [keyed.email]);
		expect(rows.rowCount).toBe(1);

		for (const other of [{ description: "Noch etwas" }, { phone: "" }, { email: "wer@vsz.example" }]) {
			const { status, body } = await post("/form/consulting", { ...keyed, ...other });
			expect([status, body.message]).toEqual([409, expect.stringContaining("schon bei uns")]);
		}
		expect(await read()).toEqual([]);
	});

	test("API-06 a flood ends with 429 and says when to come back, without harm to others", async () => {
		const answers = [];
		for (let index = 0; index < 12; index += 1)
			answers.push(await post("/form/consulting", { ...request, email: `f${index}@vsz.example` }));
		expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
		const last = answers.at(-1);
		expect(last?.body).toEqual({ message: expect.stringContaining("zu viele Versuche") });
		expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
		address += 100;
		expect((await post("/form/consulting", { ...request, email: "anders@vsz.example" })).status).toBe(201);
		await read();
	});

	test("a mailbox gets at most three receipts in an hour, from wherever they are asked for", async () => {
		const statuses = [];
		for (let index = 0; index < 4; index += 1) {
			address += 1;
			statuses.push((await post("/form/consulting", { ...request, email: "Opfer@vsz.example" })).status);
		}
		expect(statuses).toEqual([201, 201, 201, 429]);
		now = new Date(now.getTime() + 61 * 60_000);
		expect((await post("/form/consulting", { ...request, email: "opfer@vsz.example" })).status).toBe(201);
		await read();
	});
});

describe("forged and broken requests", () => {
	const request = { name: "A", email: "a@vsz.example", description: "x" };

	test("SEC-10 with cookies the header must repeat the cookie's value", async () => {
		expect((await post("/form/consulting", request, { cookie: "XSRF-TOKEN=abc" })).status).toBe(403);
		expect((await post("/form/consulting", request, { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" })).status).toBe(
			403,
		);
		expect((await post("/form/consulting", request, { cookie: "other=1" })).status).toBe(403);
		expect(
			(await post("/form/consulting", request, { cookie: "x=1; XSRF-TOKEN=abc", "x-xsrf-token": "abc" })).status,
		).toBe(201);
		await read();
	});

	test("SEC-11 without cookies none is needed, but a foreign page is refused all the same", async () => {
		expect((await post("/form/consulting", request)).status).toBe(201);
		expect((await post("/form/consulting", request, { "sec-fetch-site": "cross-site" })).status).toBe(403);
		await read();
	});

	test("API-05 a body that is no JSON object is refused", async () => {
		const send = (payload: string, type: string) =>
			api.fastify.inject({
				method: "POST",
				url: "/api/v1/form/consulting",
				payload,
				headers: { "content-type": type },
			});
		expect((await send("{", "application/json")).statusCode).toBe(400);
		expect((await send("[]", "application/json")).statusCode).toBe(422);
		expect((await send("null", "application/json")).statusCode).toBe(422);
		expect((await send("name=a", "application/x-www-form-urlencoded")).statusCode).toBe(415);
		expect((await send("a", "text/plain")).statusCode).toBe(415);
		expect((await send(`{"name":"${"x".repeat(300_000)}"}`, "application/json")).statusCode).toBe(413);
	});
});

describe("newsletter", () => {
	const linkOf = (mail: Captured | undefined, page: string) =>
		new RegExp(`/newsletter/${page}/([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";

	test("FORM-11 double opt-in: nothing before the confirmation, proof after it, one click ends it", async () => {
		expect(await post("/newsletter", { email: "Leserin@vsz.example" })).toMatchObject({
			status: 201,
			body: { data: { state: "requested" } },
		});
		const [mail] = await read();
		expect(mail).toMatchObject({ to: "leserin@vsz.example", subject: "Bitte bestätige deinen Newsletter" });
		const token = linkOf(mail, "bestaetigen");
		expect((await api.get(`/newsletter/bestaetigen/${token}`)).status).toBe(200);
		const state = async () =>
			(
				await api.database.pool.query(
					"select state, source, text_version, confirmed_at from newsletter_subscribers where email = 'leserin@vsz.example'",
				)
			).rows[0];
		expect(await state()).toMatchObject({ state: "pending", confirmed_at: null });

		expect((await post("/newsletter/confirm", { token })).body).toEqual({ data: { state: "confirmed" } });
		expect(await state()).toMatchObject({
			state: "confirmed",
			source: "newsletter_form",
			text_version: "2026-11",
			confirmed_at: now,
		});
		expect((await post("/newsletter/confirm", { token })).status).toBe(410);

		const [welcome] = await read();
		const unsubscribe = linkOf(welcome, "abmelden");
		expect(welcome?.headers["list-unsubscribe"]).toBe(`<http://127.0.0.1:3000/newsletter/abmelden/${unsubscribe}>`);
		expect(welcome?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
		expect((await api.get(`/newsletter/abmelden/${unsubscribe}`)).status).toBe(200);
		expect(await state()).toMatchObject({ state: "confirmed" });
		const oneClick = await api.fastify.inject({
			method: "POST",
			url: `/newsletter/abmelden/${unsubscribe}`,
			payload: "List-Unsubscribe=One-Click",
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});
		expect(oneClick.statusCode).toBe(200);
		expect(await state()).toMatchObject({ state: "unsubscribed" });
		expect((await post("/newsletter/unsubscribe", { token: unsubscribe })).status).toBe(200);
	});

	test("a known address gets the same answer as an unknown one, and a kind mail", async () => {
		const subscribe = async () => (await post("/newsletter", { email: "doppelt@vsz.example" })).body;
		const first = await subscribe();
		await post("/newsletter/confirm", { token: linkOf((await read())[0], "bestaetigen") });
		await read();
		expect(await subscribe()).toEqual(first);
		expect((await read())[0]?.subject).toBe("Du bekommst unseren Newsletter schon");
	});

	test("a link is good for 14 days, and a wrong one tells nothing", async () => {
		await post("/newsletter", { email: "spaet@vsz.example" });
		const token = linkOf((await read())[0], "bestaetigen");
		now = new Date(now.getTime() + 14 * 24 * 60 * 60_000 + 1);
		expect((await post("/newsletter/confirm", { token })).status).toBe(410);
		expect((await post("/newsletter/confirm", { token: "x".repeat(43) })).status).toBe(410);
		expect((await post("/newsletter/confirm", { token: "kurz" })).status).toBe(422);
		expect((await post("/newsletter/unsubscribe", { token: "y".repeat(43) })).status).toBe(410);
	});
});

describe("POST withdrawal", () => {
	test("the receipt by mail holds the declaration and the date and time of its arrival", async () => {
		now = new Date("2026-11-20T22:30:00Z");
		const { status, body } = await post("/withdrawal", {
			name: "Karla Lindner",
			contract: "Bestellung VSZ-2026-000001",
			email: "karla@vsz.example",
		});
		expect([status, body]).toEqual([201, { data: { received_at: "2026-11-20T23:30:00+01:00" } }]);
		const mails = await read();
		const receipt = mails.find(({ to }) => to === "karla@vsz.example");
		expect(receipt?.text).toMatch(/Vertrag: Bestellung VSZ-2026-000001/);
		expect(receipt?.text).toMatch(/20\.11\.2026, 23:30/);
		expect(mails.find(({ to }) => to === "kontakt@vsz.example")?.replyTo).toBe("karla@vsz.example");
	});

	test("any contract is taken, known or not, and no reason is asked for", async () => {
		const { status } = await post("/withdrawal", { name: "X", contract: "Das Seminar im Mai", email: "x@vsz.example" });
		expect(status).toBe(201);
		await read();
	});
});

describe("POST donation", () => {
	test("FORM-13 a pledge answers the data of the transfer with a GiroCode and sends them by mail", async () => {
		const { status, body } = await post("/donation", {
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
		const [mail] = await read();
		expect(mail?.text).toContain(body.data.reference);
		expect(mail?.text).toContain("25,50");
	});

	test("an anonymous pledge sends nothing; a wrong amount is refused", async () => {
		expect((await post("/donation", { amount: 5, rhythm: "one_off" })).status).toBe(201);
		expect(await read()).toEqual([]);
		for (const amount of [0, -1, 0.5, 1_000_000, 10.005, "10", null]) {
			expect((await post("/donation", { amount, rhythm: "one_off" })).status).toBe(422);
		}
	});

	test("the GiroCode's text is what bank apps expect", () => {
		const text = giroText({ provider: api.config.provider, amountCents: 1050, reference: "SPENDE-TEST" });
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
