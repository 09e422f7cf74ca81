import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken } from "#server/tokens.ts";
import { type Ask, logIn, loginRequest, registration } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = "Regenbogen-Kanne-7";
const NEW_PASSWORD = "Kranich-Ofen-Libelle-58";
let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());

const linkIn = (mails: Captured[]) =>
	/\/mein-vsz\/bestaetigen\/([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";
const look = (link: string) => ask("GET", `/user/confirm/${link}`);
const confirm = (token: string, password = PASSWORD) => ask("POST", "/user/confirm", { body: { token, password } });
const reset = (token: string, email: string) =>
	ask("POST", "/password/reset", {
		body: { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
	});
const statusOf = async (token: string) => (await ask("GET", "/user/profile", { token })).status;
const profileOf = async (token: string) => (await ask("GET", "/user/profile", { token })).body.data;

/** Registered and logged in, with the link that came by mail. */
async function account(email: string, over: Record<string, unknown> = {}) {
	const { status } = await ask("POST", "/user", { body: registration({ email, ...over }), from: "10.9.0.1" });
	expect(status).toBe(201);
	const link = linkIn(await read());
	return { link, token: await logIn(ask, { username: email, password: PASSWORD }) };
}

describe("somebody opens an account with another person's address", () => {
	const victim = "opfer@vsz.example";

	/** What the owner of the address bought as a guest: an order with invoice and film. */
	async function guestPurchase() {
		const at = shop(api);
		const [course] = await at.pricedCourses();
		if (!course) throw new Error("no course");
		const { guest, basket } = await at.confirmedGuest(course);
		const { status } = await guest.checkout(basket.id, { email: victim, payment_method_id: METHOD.invoice });
		expect(status).toBe(201);
		const { rows } = await api.database.pool.query(
			"select i.id from invoices i join orders o on o.id = i.order_id where o.email = $1",
			[victim],
		);
		await read();
		return { course, document: rows[0].id as number };
	}

	const reach = async (token: string, { course, document }: Awaited<ReturnType<typeof guestPurchase>>) => {
		const answers = [
			await ask("GET", "/user/order", { token }),
			await ask("GET", "/user/video", { token }),
			await ask("GET", "/user/profile", { token }),
		];
		const pdf = await api.fastify.inject({
			url: `/api/v1/user/order/document/${document}`,
			headers: { authorization: `Bearer ${token}` },
		});
		const film = await ask("GET", `/online_seminar/${course.id}`, { token });
		return { statuses: [...answers.map(({ status }) => status), pdf.statusCode], film: film.body.data.video.path };
	};

	test("the owner takes it over with a new password; the stranger's login opens nothing, before or after", async () => {
		const purchase = await guestPurchase();
		const { link, token: stranger } = await account(victim, { name: "Täter", phone_number: "015199999999" });
		const profile = await profileOf(stranger);
		await ask("PUT", `/user/${profile.id}`, { token: stranger, body: { ...profile, iban: "DE02120300000000202051" } });
		await api.database.pool.query("update members set pin_authenticated_at = now() where email = $1", [victim]);
		expect((await ask("GET", "/user/order", { token: stranger })).body.total).toBe(0);

		// Without the password the press on the button confirms nothing.
		expect((await confirm(link, "das weiß ich nicht")).status).toBe(422);
		expect((await profileOf(stranger)).email_confirmed).toBe(false);
		expect((await reset(link, victim)).status).toBe(200);

		expect(await reach(stranger, purchase)).toEqual({ statuses: [401, 401, 401, 401], film: null });
		const old = loginRequest({ username: victim, password: PASSWORD });
		expect((await ask("POST", "/oauth/token", { body: old })).status).toBe(401);
		const owner = await logIn(ask, { username: victim, password: NEW_PASSWORD });
		expect(await profileOf(owner)).toMatchObject({
			email_confirmed: true,
			phone_number: null,
			is_pin_authenticated: 0,
			iban: null,
		});
		expect((await ask("GET", "/user/order", { token: owner })).body.total).toBe(1);
		expect((await confirm(link, NEW_PASSWORD)).status).toBe(410);
	});

	test("a login that was under way while the password was replaced does not survive it", async () => {
		const { link } = await account("zugleich@vsz.example");
		const logins = Array.from({ length: 4 }, () =>
			ask("POST", "/oauth/token", {
				body: loginRequest({ username: "zugleich@vsz.example", password: PASSWORD }),
			}),
		);
		const [answers] = await Promise.all([Promise.all(logins), reset(link, "zugleich@vsz.example")]);
		for (const { status, body } of answers) {
			expect([200, 401]).toContain(status);
			if (status === 200) expect(await statusOf(body.access_token)).toBe(401);
		}
	});

	test("the letters before do not call the owner by the name that the stranger chose", async () => {
		const token = await logIn(ask, { username: "zugleich@vsz.example", password: NEW_PASSWORD });
		await api.database.pool.query("update members set email_confirmed_at = null, name = 'Böser Name'");
		await ask("POST", "/user/confirmation", { token });
		await ask("POST", "/password/email", { body: { email: "zugleich@vsz.example" } });
		const mails = await read();
		expect(mails.map(({ subject }) => subject)).toEqual(
			expect.arrayContaining(["Bitte bestätige deine E-Mail-Adresse", "Neues Passwort für Mein VSZ"]),
		);
		for (const { text, html } of mails) {
			expect(text).toContain("Hallo,\n");
			expect(text + html).not.toContain("Böser");
		}
	});
});

describe("the link", () => {
	test("with the password it confirms once and ends every login; looking changes nothing", async () => {
		const { link, token } = await account("bestaetigt@vsz.example");
		const expected = { data: { email: "bestaetigt@vsz.example", is_change: false } };
		expect(await look(link)).toMatchObject({ status: 200, body: expected });
		expect(await look(link)).toMatchObject({ status: 200, body: expected });
		expect((await profileOf(token)).email_confirmed).toBe(false);
		expect(await confirm(link)).toMatchObject({
			status: 200,
			body: { message: "Deine E-Mail-Adresse ist bestätigt." },
		});
		expect(await statusOf(token)).toBe(401);
		expect(await look(link)).toMatchObject({
			status: 410,
			body: { code: "link_expired", message: "Dieser Link gilt nicht mehr." },
		});
		expect((await confirm(link)).status).toBe(410);
		const again = await logIn(ask, { username: "bestaetigt@vsz.example", password: PASSWORD });
		expect((await profileOf(again)).email_confirmed).toBe(true);
		const sent = await ask("POST", "/user/confirmation", { token: again });
		expect(sent.body).toEqual({ message: "Deine E-Mail-Adresse ist schon bestätigt." });
		expect(await read()).toEqual([]);
	});

	test("a wrong password is told at its field and leaves the link usable; guessing is slowed as at the login", async () => {
		const { link } = await account("geraten@vsz.example");
		const wrong = await confirm(link, "falsch");
		expect([wrong.status, wrong.body.validation_errors]).toEqual([
			422,
			{ password: ["Passwort: Dieses Passwort stimmt nicht"] },
		]);
		const statuses = [];
		for (let index = 0; index < 5; index += 1) statuses.push((await confirm(link, "falsch")).status);
		expect(statuses).toEqual([422, 422, 422, 422, 429]);
		const login = loginRequest({ username: "geraten@vsz.example", password: PASSWORD });
		expect((await ask("POST", "/oauth/token", { body: login })).status).toBe(429);
		now = new Date(now.getTime() + 60_000);
		expect((await confirm(link)).status).toBe(200);
	});

	test("the address in it cannot be exchanged", async () => {
		const { link } = await account("echt@vsz.example");
		const forged = link.slice(0, 43) + Buffer.from("fremd@vsz.example").toString("base64url");
		expect([(await look(forged)).status, (await confirm(forged)).status]).toEqual([410, 410]);
		expect((await confirm(link)).status).toBe(200);
	});

	test("ends after 14 days; a new one ends the one before; more than three an hour are refused", async () => {
		const { link: first } = await account("spaet@vsz.example");
		now = new Date(now.getTime() + 14 * DAY_MS);
		expect((await confirm(first)).status).toBe(410);
		const token = await logIn(ask, { username: "spaet@vsz.example", password: PASSWORD });
		const send = () => ask("POST", "/user/confirmation", { token });
		expect((await send()).status).toBe(200);
		const second = linkIn(await read());
		expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
		const last = linkIn((await read()).slice(-1));
		expect((await confirm(second)).status).toBe(410);
		expect((await confirm(last)).status).toBe(200);
	});

	test("of two presses at the same moment one confirms", async () => {
		const { link } = await account("doppelt@vsz.example");
		const answers = await Promise.all([confirm(link), confirm(link)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
	});

	test.each(["x", "x".repeat(42), "x".repeat(43), "x".repeat(420), "x".repeat(421), "ä".repeat(50)])(
		"that never was: %j",
		async (token) => {
			expect([410, 422]).toContain((await confirm(token)).status);
			expect([404, 410]).toContain((await look(encodeURIComponent(token))).status);
		},
	);
});

describe("a new address for an account", () => {
	const change = async (email: string, to: string) => {
		const { link, token } = await account(email);
		expect((await confirm(link)).status).toBe(200);
		expect(await statusOf(token)).toBe(401);
		const own = await logIn(ask, { username: email, password: PASSWORD });
		const profile = await profileOf(own);
		await ask("PUT", `/user/${profile.id}`, {
			token: own,
			body: { ...profile, email: to, current_password: PASSWORD },
		});
		return { own, link: linkIn((await read()).filter(({ to: reader }) => reader === to)) };
	};

	test("counts only with the password of the account, so that no press of a stranger's hands it over", async () => {
		const { own, link } = await change("alt@vsz.example", "neu@vsz.example");
		expect((await look(link)).body.data).toEqual({ email: "neu@vsz.example", is_change: true });
		expect((await ask("POST", "/user/confirm", { body: { token: link } })).status).toBe(422);
		expect((await confirm(link, "falsch")).status).toBe(422);
		expect((await profileOf(own)).email).toBe("alt@vsz.example");
		expect((await confirm(link)).status).toBe(200);
		expect(await statusOf(own)).toBe(401);
		const token = await logIn(ask, { username: "neu@vsz.example", password: PASSWORD });
		expect((await profileOf(token)).email).toBe("neu@vsz.example");
	});

	test("whoever reads the mailbox of a mistyped one gets no new password for the account", async () => {
		const { own, link } = await change("richtig@vsz.example", "vertippt@vsz.example");
		for (const email of ["vertippt@vsz.example", "richtig@vsz.example"])
			expect((await reset(link, email)).status).toBe(410);
		expect(await statusOf(own)).toBe(200);
		expect(await logIn(ask, { username: "richtig@vsz.example", password: PASSWORD })).toBeTruthy();
	});
});

test("of links and logins only the hash is stored", async () => {
	const { link, token } = await account("hash@vsz.example");
	const { rows } = await api.database.pool.query("select 1 from tokens where hash in ($1, $2)", [
		hashToken(link),
		hashToken(token),
	]);
	expect(rows).toHaveLength(2);
});
