import { randomUUID } from "node:crypto";
import type { contract } from "#contract/office/api.ts";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

type CampaignCalls = { campaigns: { [N in keyof (typeof contract)["campaigns"]]: Make } };

export const TEXT_BLOCK = { key: randomUUID(), kind: "text", title: "Hallo", text: "Hier kommt Post." } as const;

/** A newsletter in a state, with somebody who reads it. */
export async function campaignIn({ database: { pool } }: TestApp, state: string): Promise<number> {
	await pool.query(
		`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at)
		values ($1, 'confirmed', 'newsletter_form', '2026-11', $2, now())`,
		[`${randomUUID()}@vsz.example`, Buffer.from(randomUUID())],
	);
	const isStarted = state !== "draft" && state !== "planned";
	const letter = { subject: "Post", preheader: "", scene: "post", blocks: [], farewell: "Bis bald" };
	const { rows } = await pool.query(
		`insert into campaigns (subject, blocks, state, due_at, started_at, letter, next_at)
		values ('Post', $1, $2, '2100-01-01', $3, $4, '2100-01-01') returning id`,
		[
			JSON.stringify([TEXT_BLOCK]),
			state,
			isStarted ? new Date("2026-11-01") : null,
			isStarted ? JSON.stringify(letter) : null,
		],
	);
	return rows[0].id;
}

const pathOf = async (testing: TestApp, state: string, act = "") => ({
	path: `/office/campaign/${await campaignIn(testing, state)}${act}`,
});

/** Newsletters. */
export const CAMPAIGN_CALLS: CampaignCalls = {
	campaigns: {
		list: async () => ({ path: "/office/campaign" }),
		get: (testing) => pathOf(testing, "draft"),
		create: async () => ({ path: "/office/campaign", body: { subject: "Dezember" } }),
		change: async (testing) => ({
			...(await pathOf(testing, "draft")),
			body: {
				subject: "Dezember",
				preheader: "",
				blocks: [TEXT_BLOCK],
				is_archived: false,
				counts_visits: false,
				revision: 1,
			},
		}),
		delete: (testing) => pathOf(testing, "draft"),
		restore: async (testing) => {
			const id = await campaignIn(testing, "draft");
			await testing.database.pool.query("update campaigns set deleted_at = now() where id = $1", [id]);
			return { path: `/office/campaign/${id}/restore` };
		},
		test: (testing) => pathOf(testing, "draft", "/test"),
		checkLinks: (testing) => pathOf(testing, "draft", "/links"),
		send: async (testing) => ({ ...(await pathOf(testing, "draft", "/send")), body: { at: null, revision: 1 } }),
		stop: (testing) => pathOf(testing, "planned", "/stop"),
		resume: (testing) => pathOf(testing, "paused", "/resume"),
		retryUnsure: async (testing) => {
			const id = await campaignIn(testing, "sent");
			await testing.database.pool.query(
				"insert into campaign_deliveries (campaign_id, subscriber_id, state) select $1, max(id), 'unsure' from newsletter_subscribers",
				[id],
			);
			return { path: `/office/campaign/${id}/retry_unsure` };
		},
	},
};
