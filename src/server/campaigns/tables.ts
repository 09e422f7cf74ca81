import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { CampaignBlock } from "#contract/office/campaign-blocks.ts";
import {
	BOUNCE_KINDS,
	CAMPAIGN_STATES,
	DELIVERY_STATES,
	type DeliveryState,
} from "#contract/office/campaign-states.ts";
import { bytea, createdAt, id, moment, oneOf, revision, updatedAt } from "#server/db/columns.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import type { Letter } from "#server/outbox/letter.ts";
import { users } from "#server/staff/tables.ts";

/** How many letters stood in which state, came back and ended it. */
type Sums = Partial<Record<DeliveryState | "bounced" | "unsubscribed", number>>;

/** One newsletter. */
export const campaigns = pgTable(
	"campaigns",
	{
		id: id(),
		subject: text().notNull(),
		preheader: text().notNull().default(""),
		blocks: jsonb().$type<CampaignBlock[]>().notNull().default([]),
		state: text({ enum: CAMPAIGN_STATES }).notNull().default("draft"),
		/** A public page for those who do not read it by mail. */
		is_archived: boolean().notNull().default(false),
		/** Links to our pages bear its number, and how often they are opened is counted, without a person. */
		counts_visits: boolean().notNull().default(false),
		visits: integer().notNull().default(0),
		/** When it goes out. */
		due_at: moment(),
		/** Since then nothing of it changes: what it says and who gets it stand fast. */
		started_at: moment(),
		ended_at: moment(),
		/** Why it stands still, where nobody has stopped it. */
		stop_reason: text(),
		/** How many had left and failed when it was last set going: what failed before does not stop it again. */
		done_before: integer().notNull().default(0),
		failed_before: integer().notNull().default(0),
		/** What it says, since it started. */
		letter: jsonb().$type<Letter>(),
		/** The next letter leaves then at the earliest, whichever process sends it. */
		next_at: moment(),
		/** What came of it, once nobody knows any more who got it. */
		sums: jsonb().$type<Sums>(),
		/** A draft that somebody took away; it can be brought back for a day. */
		deleted_at: moment(),
		user_id: integer().references(() => users.id),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("campaigns_state", oneOf("state", CAMPAIGN_STATES)),
		check("campaigns_letter", sql`(started_at is null) = (letter is null)`),
		index("campaigns_newest").on(t.created_at, t.id),
		index("campaigns_due").on(t.due_at).where(sql`state = 'planned'`),
		index("campaigns_sending").on(t.next_at).where(sql`state = 'sending'`),
		index("campaigns_archive").on(t.started_at).where(sql`is_archived and started_at is not null`),
		index("campaigns_user").on(t.user_id),
	],
);

/** Who gets it: each reader once, whatever happens. */
export const campaignDeliveries = pgTable(
	"campaign_deliveries",
	{
		campaign_id: integer()
			.notNull()
			.references(() => campaigns.id, { onDelete: "cascade" }),
		subscriber_id: integer()
			.notNull()
			.references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
		state: text({ enum: DELIVERY_STATES }).notNull().default("waiting"),
		/** Names the letter on its way, and in what comes back. */
		letter_id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
		/** Of the link in it that ends the newsletter. */
		token_hash: bytea().unique(),
		tries: smallint().notNull().default(0),
		next_try_at: moment(),
		leased_until: moment(),
		last_error: text(),
		sent_at: moment(),
		unsubscribed_at: moment(),
	},
	(t) => [
		primaryKey({ columns: [t.campaign_id, t.subscriber_id] }),
		check("campaign_deliveries_state", oneOf("state", DELIVERY_STATES)),
		index("campaign_deliveries_open").on(t.campaign_id, t.subscriber_id).where(sql`state = 'waiting'`),
		index("campaign_deliveries_leased").on(t.leased_until).where(sql`leased_until is not null`),
		index("campaign_deliveries_states").on(t.campaign_id, t.state),
		index("campaign_deliveries_subscriber").on(t.subscriber_id),
	],
);

/** What came back. */
export const newsletterBounces = pgTable(
	"newsletter_bounces",
	{
		id: id(),
		subscriber_id: integer()
			.notNull()
			.references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
		campaign_id: integer().references(() => campaigns.id, { onDelete: "set null" }),
		kind: text({ enum: BOUNCE_KINDS }).notNull(),
		/** What the server says: "5.1.1". */
		status: text().notNull(),
		/** Of the letter that told of it: read twice it counts once. */
		source: text().notNull().unique(),
		created_at: createdAt(),
	},
	(t) => [
		check("newsletter_bounces_kind", oneOf("kind", BOUNCE_KINDS)),
		index("newsletter_bounces_subscriber").on(t.subscriber_id, t.created_at),
		index("newsletter_bounces_campaign").on(t.campaign_id),
	],
);
