import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { Campaign, CampaignChange } from "#contract/office/campaigns.ts";
import { LIST_COUNTED_UP_TO } from "#contract/office/listing.ts";
import { localMoment } from "#contract/office/local-time.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { CampaignContent } from "./content.ts";
import * as deliveries from "./delivery-store.ts";
import type { LinkCheck } from "./links.ts";
import { campaignMail, campaignTestMail } from "./mails.ts";
import type { Campaigns } from "./service.ts";
import { createCampaignShown } from "./shown.ts";
import * as store from "./store.ts";

interface Parts extends Pick<Letters, "db" | "clock" | "limits" | "outbox" | "sender"> {
	audit: Audit;
	campaigns: Campaigns;
	content: CampaignContent;
	articles: Pick<Articles, "byId" | "list">;
	courses: Pick<Courses, "byId" | "list">;
	colleague: (id: number) => Promise<{ name: string; email: string }>;
	rules: () => Settings["newsletter"];
	checkLinks: LinkCheck;
}

const LINK_CHECKS = { name: "link-checks", max: 30, perMs: HOUR_MS };

/** What staff do with newsletters. */
export function createCampaignsOffice(parts: Parts) {
	const { db, clock, audit, outbox, sender, campaigns, content, articles, courses, colleague, rules } = parts;
	const { limits, checkLinks } = parts;

	const { linesOf, present } = createCampaignShown({ db, content, articles, courses, rules });

	async function find(id: number): Promise<store.CampaignRow> {
		const row = await store.findCampaign(db, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	/** Locked while it is decided about. */
	const changing = async (
		id: number,
		work: (tx: Db, row: store.CampaignRow) => Promise<unknown>,
	): Promise<Campaign> => {
		await db.transaction(async (tx) => {
			const row = await store.lockCampaign(tx, id);
			if (!row) throw refuse("not_found");
			await work(tx, row);
		});
		return present(await find(id));
	};

	function demandUnsent({ state }: store.CampaignRow): void {
		if (state !== "draft" && state !== "planned") throw refuse("campaign_started");
	}

	function dueOf(at: string): Date {
		const due = localMoment(at);
		if (due <= clock()) throw refuseField("at", "Dieser Zeitpunkt ist schon vorbei");
		return due;
	}

	return {
		async list() {
			const readers = await deliveries.countReaders(db, LIST_COUNTED_UP_TO + 1);
			return {
				data: await linesOf(await store.findCampaigns(db)),
				readers: Math.min(readers, LIST_COUNTED_UP_TO),
				readers_is_least: readers > LIST_COUNTED_UP_TO,
			};
		},

		get: async (id: number): Promise<Campaign> => present(await find(id)),

		/** For the history. */
		names: async (): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.findCampaigns(db)).map(({ id, subject }) => [String(id), subject])),

		/** As it arrives, or arrived. */
		async letter(id: number) {
			const row = await find(id);
			return campaignMail(row.letter ?? (await campaigns.letterOf(row)), sender)("probe");
		},

		async create({ subject }: { subject: string }, staff: Staff): Promise<Campaign> {
			const now = clock();
			const row = await db.transaction(async (tx) => {
				const made = { subject, user_id: staff.id, created_at: now, updated_at: now };
				const inserted = await store.insertCampaign(tx, made);
				await audit.note(tx, staff, "campaign_made", inserted.id, { subject: [null, subject] });
				return inserted;
			});
			return present(row);
		},

		change: (id: number, { revision, ...words }: CampaignChange, staff: Staff) =>
			changing(id, async (tx, row) => {
				demandRevision(row, revision);
				demandUnsent(row);
				await store.updateCampaign(tx, id, { ...words, stop_reason: null, updated_at: clock() });
				await audit.note(tx, staff, "campaign_changed", id, { subject: [row.subject, words.subject] });
			}),

		delete: (id: number, staff: Staff): Promise<{ id: number }> =>
			db.transaction(async (tx) => {
				const row = await store.lockCampaign(tx, id);
				if (!row) throw refuse("not_found");
				demandUnsent(row);
				await store.updateCampaign(tx, id, { state: "draft", due_at: null, deleted_at: clock() });
				await audit.note(tx, staff, "campaign_deleted", id, { subject: [row.subject, null] });
				return { id };
			}),

		async restore(id: number, staff: Staff): Promise<Campaign> {
			await db.transaction(async (tx) => {
				if (!(await store.bringBack(tx, id))) throw refuse("not_found");
				await audit.note(tx, staff, "campaign_restored", id);
			});
			return present(await find(id));
		},

		async test(id: number, staff: Staff): Promise<{ to: string }> {
			const letter = await campaigns.letterOf(await find(id));
			const { email } = await colleague(staff.id);
			await db.transaction(async (tx) => {
				await outbox.writeMail(tx, "newsletter_test", email, campaignTestMail(letter, sender));
				await audit.note(tx, staff, "campaign_tested", id);
			});
			return { to: email };
		},

		async checkLinks(id: number, staff: Staff) {
			const { blocks } = await find(id);
			await limits.take(LINK_CHECKS, String(staff.id));
			return checkLinks(await content.linksOut(blocks));
		},

		async send(id: number, { at, revision }: { at: string | null; revision: number }, staff: Staff): Promise<Campaign> {
			const letter = await campaigns.letterOf(await find(id));
			return changing(id, async (tx, row) => {
				demandRevision(row, revision);
				demandUnsent(row);
				if (letter.blocks.length === 0) throw refuse("campaign_empty");
				if (at !== null) {
					const due_at = dueOf(at);
					await store.updateCampaign(tx, id, { state: "planned", due_at, stop_reason: null });
					return audit.note(tx, staff, "campaign_sent", id, { due_at: berlinIso(due_at) });
				}
				const letters = await campaigns.start(tx, row, letter);
				return audit.note(tx, staff, "campaign_sent", id, { letters });
			});
		},

		stop: (id: number, staff: Staff) =>
			changing(id, async (tx, row) => {
				if (row.state !== "sending" && row.state !== "planned") throw refuse("campaign_still");
				const change =
					row.state === "planned" ? ({ state: "draft", due_at: null } as const) : ({ state: "paused" } as const);
				await store.updateCampaign(tx, id, { ...change, stop_reason: null });
				await audit.note(tx, staff, "campaign_stopped", id);
			}),

		/** What failed so far does not stop it again. */
		resume: (id: number, staff: Staff) =>
			changing(id, async (tx, row) => {
				if (row.state !== "paused") throw refuse("campaign_still");
				const { sent, failed } = (await deliveries.countStates(tx, [id]))(id);
				const before = { done_before: sent + failed, failed_before: failed };
				await store.updateCampaign(tx, id, { state: "sending", stop_reason: null, next_at: clock(), ...before });
				await audit.note(tx, staff, "campaign_resumed", id);
			}),

		retryUnsure: (id: number, staff: Staff) =>
			changing(id, async (tx, row) => {
				if (!row.started_at || (await deliveries.retryUnsure(tx, id)) === 0) throw refuse("campaign_still");
				if (row.state === "sent")
					await store.updateCampaign(tx, id, { state: "sending", ended_at: null, next_at: clock() });
				await audit.note(tx, staff, "campaign_unsure_sent", id);
			}),
	};
}

export type CampaignsOffice = ReturnType<typeof createCampaignsOffice>;
