import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { CampaignBlocks } from "./campaign-blocks.ts";
import { CAMPAIGN_STATES } from "./campaign-states.ts";
import { officeEndpoint } from "./endpoint.ts";
import { localTime } from "./local-time.ts";
import { edited, revision } from "./revision.ts";

const SUBJECT_MAX_LENGTH = 150;

const words = {
	subject: field.limitedText(SUBJECT_MAX_LENGTH),
	preheader: field.text(SUBJECT_MAX_LENGTH),
	blocks: CampaignBlocks,
	is_archived: z.boolean(),
	counts_visits: z.boolean(),
};
export const CampaignWords = z.object(words);
export type CampaignWords = z.output<typeof CampaignWords>;
const CampaignChange = z.object({ ...words, revision });
export type CampaignChange = z.output<typeof CampaignChange>;

/** What whoever writes should know of a block. */
const CampaignNote = z.object({ key: z.string(), text: z.string() });
export type CampaignNote = z.output<typeof CampaignNote>;

/** Sums alone: nobody is told who did what. */
const counts = {
	/** Everybody who was to get it. */
	total: z.int(),
	waiting: z.int(),
	sent: z.int(),
	failed: z.int(),
	/** Handed over when a process died: nobody knows whether they arrived. */
	unsure: z.int(),
	/** Unsubscribed before it was their turn. */
	left_out: z.int(),
	/** Want no such letters, and staff have noted it. */
	blocked: z.int(),
	/** Came back later. */
	bounced: z.int(),
	/** By the link in this letter. */
	unsubscribed: z.int(),
	/** Null where they are not counted. */
	visits: z.nullable(z.int()),
};

const facts = {
	id: z.int(),
	subject: z.string(),
	state: z.enum(CAMPAIGN_STATES),
	due_at: z.nullable(z.string()),
	started_at: z.nullable(z.string()),
	ended_at: z.nullable(z.string()),
	/** Why it stopped by itself. */
	stop_reason: z.nullable(z.string()),
	...edited,
	counts: z.object(counts),
};

const CampaignLine = z.object(facts);
export type CampaignLine = z.output<typeof CampaignLine>;

const Offer = z.object({ id: z.int(), title: z.string() });

const Campaign = z.object({
	...facts,
	preheader: z.string(),
	blocks: CampaignBlocks,
	is_archived: z.boolean(),
	counts_visits: z.boolean(),
	/** How many letters leave in a minute, as the house has set it. */
	per_minute: z.int(),
	/** Who would get it now. */
	readers: z.int(),
	/** How its blocks are called, by their keys. */
	titles: z.record(z.string(), z.string()),
	notes: z.array(CampaignNote),
	/** What its blocks can be made of, the newest first. */
	offers: z.object({ articles: z.array(Offer), courses: z.array(Offer) }),
});
export type Campaign = z.output<typeof Campaign>;

const params = z.object({ id: field.id });
const path = "/office/campaign/:id";

export const campaigns = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/campaign",
		access: "newsletter.write",
		summary: "Die Newsletter mit ihren Ergebnissen, der neueste zuerst",
		response: z.object({ data: z.array(CampaignLine), readers: z.int(), readers_is_least: z.boolean() }),
	}),
	get: officeEndpoint({
		method: "GET",
		path,
		access: "newsletter.write",
		summary: "Ein Newsletter mit seinen Bausteinen und was an ihnen auffällt",
		params,
		response: single(Campaign),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/campaign",
		access: "newsletter.write",
		audit: "campaign_made",
		summary: "Beginnt einen Newsletter",
		body: z.object({ subject: words.subject }),
		response: single(Campaign),
	}),
	change: officeEndpoint({
		method: "PUT",
		path,
		access: "newsletter.write",
		audit: "campaign_changed",
		summary: "Ändert einen Newsletter der noch nicht hinausging",
		refuses: ["changed_meanwhile", "campaign_started"],
		params,
		body: CampaignChange,
		response: single(Campaign),
	}),
	delete: officeEndpoint({
		method: "DELETE",
		path,
		access: "newsletter.write",
		audit: "campaign_deleted",
		summary: "Löscht einen Newsletter der noch nicht hinausging",
		refuses: ["campaign_started"],
		params,
		response: single(z.object({ id: z.int() })),
	}),
	restore: officeEndpoint({
		method: "POST",
		path: `${path}/restore`,
		access: "newsletter.write",
		audit: "campaign_restored",
		summary: "Holt einen gelöschten Newsletter zurück",
		params,
		response: single(Campaign),
	}),
	test: officeEndpoint({
		method: "POST",
		path: `${path}/test`,
		access: "newsletter.write",
		audit: "campaign_tested",
		summary: "Schickt den Newsletter zur Probe an die eigene Adresse",
		params,
		response: single(z.object({ to: z.string() })),
	}),
	checkLinks: officeEndpoint({
		method: "POST",
		path: `${path}/links`,
		access: "newsletter.write",
		log: "none",
		summary: "Sieht nach ob Links auf andere Seiten ans Ziel führen",
		refuses: ["too_many"],
		params,
		response: single(z.object({ checked: z.int(), notes: z.array(z.string()) })),
	}),
	send: officeEndpoint({
		method: "POST",
		path: `${path}/send`,
		access: "newsletter.send",
		audit: "campaign_sent",
		summary: "Verschickt den Newsletter jetzt oder zu einer Zeit an alle die bestätigt haben",
		refuses: ["changed_meanwhile", "campaign_started", "campaign_empty", "campaign_to_nobody"],
		params,
		body: z.object({ at: z.nullable(localTime), revision }),
		response: single(Campaign),
	}),
	stop: officeEndpoint({
		method: "POST",
		path: `${path}/stop`,
		access: "newsletter.send",
		audit: "campaign_stopped",
		summary: "Hält den Versand an oder nimmt die Planung zurück",
		refuses: ["campaign_still"],
		params,
		response: single(Campaign),
	}),
	resume: officeEndpoint({
		method: "POST",
		path: `${path}/resume`,
		access: "newsletter.send",
		audit: "campaign_resumed",
		summary: "Setzt den angehaltenen Versand fort",
		refuses: ["campaign_still"],
		params,
		response: single(Campaign),
	}),
	retryUnsure: officeEndpoint({
		method: "POST",
		path: `${path}/retry_unsure`,
		access: "newsletter.send",
		audit: "campaign_unsure_sent",
		summary: "Schickt die ungewissen Briefe noch einmal; manche können dann doppelt ankommen",
		refuses: ["campaign_still"],
		params,
		response: single(Campaign),
	}),
};
