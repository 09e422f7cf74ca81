import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#contract/constants.ts";
import type { TeamMember } from "#contract/office/team.ts";
import { type Ask, officeLogin, type StaffToken, staffTokenIn } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { emptied, sessionOf, staffAccount } from "#tests/support/staff.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let letters: () => Promise<Captured[]>;
let leading: { id: number; token: StaffToken };

beforeAll(async () => {
	({ api, ask, read: letters } = await openHouse({ clock: () => now, demo: false }));
});
afterAll(() => api.close());
beforeEach(async () => {
	await emptied(api, "users", "lecturers", "rate_limits", "audit_trail");
	const { id } = await staffAccount(api, "Petra Hollmann", ["admin"]);
	leading = { id, token: await sessionOf(api, id) };
	await letters();
});

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
	ask(method, `/office/team${path}`, { token: leading.token, body });
const team = async (): Promise<TeamMember[]> => (await send("GET", "")).body.data;
const NEW = { name: "Katrin Zeidler", email: "katrin@vsz.example", roles: ["editor"] };
const PASSWORD = { password: "Kranich-Ofen-Libelle-58", password_repeat: "Kranich-Ofen-Libelle-58" };
const linkIn = ([mail]: Captured[]) => /\/verwaltung\/einladung\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const meStatus = async (token: StaffToken) => (await ask("GET", "/office/me", { token })).status;

/** Both have shown who they are before either acts: the rows are held until each of them waits. */
async function atOnce<T>(...acts: (() => Promise<T>)[]): Promise<T[]> {
	const holder = await api.database.pool.connect();
	try {
		await holder.query("begin; select 1 from users for update");
		const answers = acts.map((act) => act());
		await eventually(async () => {
			const locked = await sql(
				"select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			expect(locked).toHaveLength(acts.length);
		});
		await holder.query("rollback");
		return await Promise.all(answers);
	} finally {
		holder.release();
	}
}

describe("STAFF-04 an invitation", () => {
	test("goes by mail, is accepted once with a password, and opens the office", async () => {
		const { status, body } = await send("POST", "", NEW);
		expect([status, body.data.state, body.data.invited_until]).toEqual([200, "invited", "2026-11-18T11:00:00+01:00"]);
		const mails = await letters();
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[NEW.email, "Dein Platz in der Verwaltung"]]);
		const token = linkIn(mails);
		expect((await ask("GET", `/office/invitation/${token}`)).body.data).toEqual({ ...NEW });
		const easy = { password: "Passwort1", password_repeat: "Passwort1" };
		expect((await ask("POST", `/office/invitation/${token}`, { body: easy })).status).toBe(422);
		const accepted = await ask("POST", `/office/invitation/${token}`, { body: PASSWORD });
		expect(accepted.body).toEqual({ data: { step: "in" } });
		expect(await meStatus(staffTokenIn(accepted))).toBe(200);
		expect((await ask("POST", `/office/invitation/${token}`, { body: PASSWORD })).status).toBe(410);
		expect((await team()).map(({ name, state }) => [name, state])).toEqual([
			["Katrin Zeidler", "active"],
			["Petra Hollmann", "active"],
		]);
	});

	test("ends the session that somebody else has left behind in the browser", async () => {
		await send("POST", "", NEW);
		const path = `/office/invitation/${linkIn(await letters())}`;
		expect((await ask("POST", path, { token: leading.token, body: PASSWORD })).status).toBe(200);
		expect(await meStatus(leading.token)).toBe(401);
	});

	test("ends after 72 hours; a new one ends the one before", async () => {
		const { id } = (await send("POST", "", NEW)).body.data;
		const first = linkIn(await letters());
		expect((await send("POST", `/${id}/invitation`)).status).toBe(200);
		const second = linkIn(await letters());
		expect((await ask("GET", `/office/invitation/${first}`)).status).toBe(410);
		now = new Date(now.getTime() + 72 * HOUR_MS);
		expect((await ask("GET", `/office/invitation/${second}`)).status).toBe(410);
		expect((await team())[0]).toMatchObject({ state: "invited", invited_until: null });
	});

	test("can be withdrawn, which ends its link; one that was accepted cannot", async () => {
		const { id } = (await send("POST", "", NEW)).body.data;
		const token = linkIn(await letters());
		expect((await send("DELETE", `/${id}/invitation`)).status).toBe(200);
		expect((await ask("POST", `/office/invitation/${token}`, { body: PASSWORD })).status).toBe(410);
		expect(await team()).toHaveLength(1);
		expect((await send("DELETE", `/${leading.id}/invitation`)).body.code).toBe("not_invited");
		expect((await send("POST", `/${leading.id}/invitation`)).body.code).toBe("not_invited");
	});

	test("of an author takes the name under the articles, and a taken address or name is refused at its field", async () => {
		const [{ id }] = await sql("insert into users (name) values ('Katrin Zeidler') returning id");
		expect((await send("POST", "", NEW)).body.data.id).toBe(id);
		const again = await send("POST", "", { ...NEW, name: "Andere" });
		expect(again.body.validation_errors).toEqual({ email: ["E-Mail: Mit dieser Adresse gibt es schon ein Konto"] });
		const sameName = await send("POST", "", { ...NEW, email: "andere@vsz.example" });
		expect(Object.keys(sameName.body.validation_errors)).toEqual(["name"]);
	});

	test("of a lecturer names whose dates they see", async () => {
		const lecturer = { ...NEW, roles: ["lecturer"] };
		expect(Object.keys((await send("POST", "", lecturer)).body.validation_errors)).toEqual(["lecturer_id"]);
		expect((await send("POST", "", { ...lecturer, lecturer_id: 99 })).status).toBe(422);
		const [{ id }] = await sql(
			"insert into lecturers (slug, name, role, image, description) values ('a', 'A', 'x', 'x', 'x') returning id",
		);
		expect((await send("POST", "", { ...lecturer, lecturer_id: id })).body.data.lecturer_id).toBe(id);
	});
});

describe("STAFF-04 the team", () => {
	test("a changed role counts at once, stands in the history, and an overtaken change is refused", async () => {
		const { id } = await staffAccount(api, "Marlene Voigt", ["author"]);
		const token = await sessionOf(api, id);
		const change = { name: "Marlene Voigt", roles: ["author", "editor"], revision: 1 };
		expect((await send("PUT", `/${id}`, change)).body.data.roles).toEqual(["author", "editor"]);
		expect((await ask("GET", "/office/me", { token })).body.data.permissions).toContain("content.publish");
		expect((await send("PUT", `/${id}`, change)).body.code).toBe("changed_meanwhile");
		expect(await sql("select action, subject_id, details from audit_trail")).toEqual([
			{
				action: "staff_changed",
				subject_id: String(id),
				details: { roles: [["author"], ["author", "editor"]] },
			},
		]);
	});

	test("STAFF-02 whoever gets a role that needs a second factor comes in again to set one up", async () => {
		const { id } = await staffAccount(api, "Marlene Voigt", ["author"]);
		const token = await sessionOf(api, id);
		await send("PUT", `/${id}`, { name: "Marlene Voigt", roles: ["office"], revision: 1 });
		expect(await meStatus(token)).toBe(401);
	});

	test("whoever is deactivated is out at once and stays out until activated", async () => {
		const { id, login } = await staffAccount(api, "Henrik Paul", ["author"]);
		const token = await sessionOf(api, id);
		expect((await send("POST", `/${id}/deactivation`)).body.data).toMatchObject({ state: "shut", sessions: 0 });
		expect(await meStatus(token)).toBe(401);
		expect((await ask("POST", "/office/session", { body: officeLogin(login) })).status).toBe(401);
		expect((await send("DELETE", `/${id}/deactivation`)).body.data.state).toBe("active");
		expect(await meStatus(token)).toBe(401);
		expect((await ask("POST", "/office/session", { body: officeLogin(login) })).status).toBe(200);
	});

	test("sessions of somebody end, and a lost second factor is taken away with a mail", async () => {
		const { id, login } = await staffAccount(api, "Tobias Lange", ["editor"]);
		const token = await sessionOf(api, id);
		await sql("insert into staff_totp (user_id, secret, confirmed_at) values ($1, '', now())", [id]);
		expect((await team()).find((one) => one.id === id)).toMatchObject({ has_totp: true, sessions: 1 });
		await send("DELETE", `/${id}/session`);
		expect(await meStatus(token)).toBe(401);
		expect((await send("DELETE", `/${id}/second_factor`)).body.data.has_totp).toBe(false);
		expect((await letters()).map(({ to, subject }) => [to, subject])).toEqual([
			[login.username, "Zweiter Schritt zurückgesetzt (Verwaltung)"],
		]);
		expect((await ask("POST", "/office/session", { body: officeLogin(login) })).body.data.step).toBe("in");
	});

	test("one's own second factors are not taken away here, but in the account", async () => {
		await sql("insert into staff_totp (user_id, secret, confirmed_at) values ($1, '', now())", [leading.id]);
		const { status, body } = await send("DELETE", `/${leading.id}/second_factor`);
		expect([status, body.code]).toEqual([409, "own_factors"]);
		expect(await sql("select 1 from staff_totp where user_id = $1", [leading.id])).toHaveLength(1);
		expect(await meStatus(leading.token)).toBe(200);
	});

	test("whoever finds a screen unlocked changes nobody's way in: each such act asks for a fresh proof", async () => {
		const { id } = await staffAccount(api, "Tobias Lange", ["editor"]);
		await sql("update staff_sessions set proved_at = null where user_id = $1", [leading.id]);
		const change = { name: "Tobias Lange", roles: ["admin"], revision: 1 };
		for (const [method, path, body] of [
			["POST", "", NEW],
			["POST", `/${id}/invitation`],
			["PUT", `/${id}`, change],
			["POST", `/${id}/deactivation`],
			["DELETE", `/${id}/deactivation`],
			["DELETE", `/${id}/second_factor`],
		] as const) {
			const answer = await send(method, path, body);
			expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, "proof_needed"]);
		}
		expect(await team()).toHaveLength(2);
		expect((await send("DELETE", `/${id}/session`)).status).toBe(200);
	});

	test("the last active Leitung stays, also when two go at the same moment", async () => {
		const own = { name: "Petra Hollmann", roles: ["office"], revision: 1 };
		expect((await send("PUT", `/${leading.id}`, own)).body.code).toBe("last_admin");
		expect((await send("POST", `/${leading.id}/deactivation`)).body.code).toBe("last_admin");
		const { id } = await staffAccount(api, "Zweite Leitung", ["admin"]);
		const token = await sessionOf(api, id);
		const answers = await atOnce(
			() => send("POST", `/${id}/deactivation`),
			() => ask("POST", `/office/team/${leading.id}/deactivation`, { token }),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await sql("select 1 from users where is_active and 'admin' = any(roles)")).toHaveLength(1);
	});

	test("an invited Leitung who has not come yet does not count", async () => {
		await send("POST", "", { ...NEW, roles: ["admin"] });
		expect((await send("POST", `/${leading.id}/deactivation`)).body.code).toBe("last_admin");
	});
});
