import { randomBytes } from "node:crypto";
import type { contract } from "#contract/office/api.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Token } from "./account.ts";
import type { TestApp } from "./app.ts";
import { authenticator } from "./authenticator.ts";
import { colleague, STAFF_PASSWORD, sessionOf, staffAccount } from "./staff.ts";

export interface OfficeCall {
	path: string;
	body?: object;
	/** What it is, where it is no JSON. */
	headers?: Record<string, string>;
}

/** `userId` is whoever calls. */
export type Make = (testing: TestApp, userId: number) => Promise<OfficeCall>;

type Group = "secondStep" | "proof" | "enrolment" | "account" | "team" | "staffLinks" | "ownDates";
type StaffCalls = { [G in Group]: { [N in keyof (typeof contract)[G]]: Make } };

/** Whose session it is; nobody's is 0. */
export async function userWith({ database }: TestApp, token: Token | undefined): Promise<number> {
	if (typeof token !== "object") return 0;
	const { rows } = await database.pool.query("select user_id from staff_sessions where hash = $1", [
		hashToken(token.office),
	]);
	return rows[0]?.user_id ?? 0;
}

const insertId = async ({ database }: TestApp, text: string, values: unknown[]): Promise<number> =>
	(await database.pool.query(`${text} returning id`, values)).rows[0].id;

/** Guests have none, and are refused before anybody looks. */
const passkeyOf = async (testing: TestApp, userId: number): Promise<number> =>
	userId === 0
		? 0
		: insertId(
				testing,
				"insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1, $2, '', 0, '{}', 'Laptop')",
				[userId, newToken()],
			);

async function withTotp({ database }: TestApp, userId: number): Promise<void> {
	if (userId === 0) return;
	await database.pool.query(
		"insert into staff_totp (user_id, secret, confirmed_at) values ($1, '', now()) on conflict do nothing",
		[userId],
	);
}

const somebody = (testing: TestApp) => staffAccount(testing, `kollegin-${randomBytes(6).toString("hex")}`, ["editor"]);

async function invited(testing: TestApp): Promise<number> {
	const { id } = await somebody(testing);
	await testing.database.pool.query("update users set password_hash = null where id = $1", [id]);
	return id;
}

const otherSession = async (testing: TestApp, userId: number): Promise<number> => {
	if (userId === 0) return 0;
	const { office } = await sessionOf(testing, userId);
	const { rows } = await testing.database.pool.query("select id from staff_sessions where hash = $1", [
		hashToken(office),
	]);
	return rows[0].id;
};

/** Of a passkey that somebody has just made. */
async function ownPasskeyAnswer({ app }: TestApp, userId: number) {
	const { enrolment, proofs } = app.services;
	const person = colleague(userId);
	const device = authenticator();
	const answer = device.create(await enrolment.passkeyOptions(person));
	await enrolment.addPasskey(person, { name: "Laptop", answer });
	return device.get(await proofs.passkeyOptions(person));
}

const NEW_PASSWORD = { password: "Kranich-Ofen-Libelle-58", password_repeat: "Kranich-Ofen-Libelle-58" };
const ANSWER = { answer: { id: "x" } };

/** The way in, and what concerns those who work here. */
export const STAFF_CALLS: StaffCalls = {
	secondStep: {
		passkeyOptions: async () => ({ path: "/office/session/second_step/passkey_options" }),
		passkey: async () => ({ path: "/office/session/second_step/passkey", body: ANSWER }),
		code: async () => ({ path: "/office/session/second_step/code", body: { totp_code: "123456" } }),
		recoveryCode: async () => ({ path: "/office/session/second_step/recovery_code", body: { recovery_code: "x" } }),
	},
	proof: {
		password: async () => ({ path: "/office/session/proof/password", body: { password: STAFF_PASSWORD } }),
		passkeyOptions: async () => ({ path: "/office/session/proof/passkey_options" }),
		passkey: async (testing, userId) => ({
			path: "/office/session/proof/passkey",
			body: userId === 0 ? ANSWER : { answer: await ownPasskeyAnswer(testing, userId) },
		}),
	},
	enrolment: {
		passkeyOptions: async () => ({ path: "/office/account/passkey_options" }),
		addPasskey: async () => ({ path: "/office/account/passkey", body: { name: "Laptop", ...ANSWER } }),
		totpSecret: async () => ({ path: "/office/account/totp" }),
		confirmTotp: async () => ({ path: "/office/account/totp", body: { totp_code: "123456" } }),
	},
	account: {
		get: async () => ({ path: "/office/account" }),
		rename: async ({ database }, userId) => {
			const { rows } = await database.pool.query("select revision from users where id = $1", [userId]);
			return { path: "/office/account", body: { name: `Neuer Name ${userId}`, revision: rows[0]?.revision ?? 0 } };
		},
		changePassword: async () => ({
			path: "/office/account/password",
			body: { current_password: STAFF_PASSWORD, ...NEW_PASSWORD },
		}),
		renamePasskey: async (testing, userId) => ({
			path: `/office/account/passkey/${await passkeyOf(testing, userId)}`,
			body: { name: "Telefon" },
		}),
		removePasskey: async (testing, userId) => ({
			path: `/office/account/passkey/${await passkeyOf(testing, userId)}`,
		}),
		removeTotp: async (testing, userId) => {
			await withTotp(testing, userId);
			return { path: "/office/account/totp" };
		},
		renewRecoveryCodes: async (testing, userId) => {
			await passkeyOf(testing, userId);
			return { path: "/office/account/recovery_codes" };
		},
		endSession: async (testing, userId) => ({
			path: `/office/account/session/${await otherSession(testing, userId)}`,
		}),
		endOtherSessions: async () => ({ path: "/office/account/session" }),
	},
	team: {
		list: async () => ({ path: "/office/team" }),
		lecturers: async () => ({ path: "/office/team/lecturer" }),
		invite: async () => {
			const name = `Neu ${randomBytes(6).toString("hex")}`;
			return { path: "/office/team", body: { name, email: `${newToken()}@vsz.example`, roles: ["author"] } };
		},
		inviteAgain: async (testing) => ({ path: `/office/team/${await invited(testing)}/invitation` }),
		withdraw: async (testing) => ({ path: `/office/team/${await invited(testing)}/invitation` }),
		change: async (testing) => {
			const { id } = await somebody(testing);
			return { path: `/office/team/${id}`, body: { name: `Neuer Name ${id}`, roles: ["author"], revision: 1 } };
		},
		deactivate: async (testing) => ({ path: `/office/team/${(await somebody(testing)).id}/deactivation` }),
		activate: async (testing) => ({ path: `/office/team/${(await somebody(testing)).id}/deactivation` }),
		resetFactors: async (testing) => ({ path: `/office/team/${(await somebody(testing)).id}/second_factor` }),
		endSessions: async (testing) => ({ path: `/office/team/${(await somebody(testing)).id}/session` }),
	},
	staffLinks: {
		invitation: async () => ({ path: "/office/invitation/x" }),
		accept: async () => ({ path: "/office/invitation/x", body: NEW_PASSWORD }),
		mailPasswordLink: async () => ({ path: "/office/password/email", body: { email: "niemand@vsz.example" } }),
		resetPassword: async () => ({ path: "/office/password/x", body: NEW_PASSWORD }),
	},
	ownDates: { list: async () => ({ path: "/office/own_dates" }) },
};
