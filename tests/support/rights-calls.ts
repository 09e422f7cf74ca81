import { randomUUID } from "node:crypto";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

/** Somebody of whom nothing is known, so that nothing of others goes. */
const nobody = () => `niemand-${randomUUID()}@vsz.example`;

async function inserted({ database }: TestApp, statement: string): Promise<number> {
	return (await database.pool.query(`${statement} returning id`, [nobody()])).rows[0].id;
}

const newHold = (testing: TestApp) =>
	inserted(testing, "insert into data_holds (email, reason, set_at) values ($1, 'Streit', now())");
const newRequest = (testing: TestApp) =>
	inserted(
		testing,
		"insert into data_requests (email, kind, received_on, due_on, created_at) values ($1, 'access', now(), now(), now())",
	);

async function newPack(testing: TestApp): Promise<number> {
	const content = await testing.app.services.secrets.encrypt(Buffer.from("x").toString("base64"));
	const { rows } = await testing.database.pool.query(
		"insert into access_packs (email, content, created_at) values ($1, $2, now()) returning id",
		[nobody(), content],
	);
	return rows[0].id;
}

export const RIGHTS_CALLS = {
	rights: {
		overview: async () => ({ path: "/office/data_protection" }),
		foreseeRun: async () => ({ path: "/office/data_protection/due" }),
		run: async () => ({ path: "/office/data_protection/run" }),
		record: async () => ({ path: "/office/data_protection/record" }),
		subject: async () => ({ path: `/office/data_subject?email=${nobody()}` }),
		prepareAccess: async () => ({ path: "/office/data_subject/access_pack", body: { email: nobody() } }),
		accessPack: async (testing) => ({ path: `/office/access_pack/${await newPack(testing)}` }),
		foreseeErasure: async () => ({ path: `/office/data_subject/erasure?email=${nobody()}` }),
		erase: async () => ({ path: "/office/data_subject/erasure", body: { email: nobody(), tell: false } }),
		hold: async () => ({ path: "/office/data_subject/hold", body: { email: nobody(), reason: "Streit" } }),
		liftHold: async (testing) => ({ path: `/office/data_hold/${await newHold(testing)}/end` }),
		holdYear: async () => ({ path: "/office/data_protection/tax_year/2011", body: { reason: "Prüfung" } }),
		liftYear: async () => ({ path: "/office/data_protection/tax_year/2012" }),
		noteRequest: async () => ({
			path: "/office/data_subject/request",
			body: { email: nobody(), kind: "access", received_on: "2024-11-01" },
		}),
		endRequest: async (testing) => ({ path: `/office/data_request/${await newRequest(testing)}/end` }),
	},
} satisfies Record<string, Record<string, Make>>;
