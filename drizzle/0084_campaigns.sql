CREATE TABLE "campaign_deliveries" (
	"campaign_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"letter_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea",
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "campaign_deliveries_campaign_id_subscriber_id_pk" PRIMARY KEY("campaign_id","subscriber_id"),
	CONSTRAINT "campaign_deliveries_letter_id_unique" UNIQUE("letter_id"),
	CONSTRAINT "campaign_deliveries_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "campaign_deliveries_state" CHECK ("state" in ('waiting', 'taken', 'handed', 'sent', 'failed', 'unsure', 'left_out'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"counts_visits" boolean DEFAULT false NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"per_minute" integer NOT NULL,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"stop_reason" text,
	"done_before" integer DEFAULT 0 NOT NULL,
	"failed_before" integer DEFAULT 0 NOT NULL,
	"letter" jsonb,
	"next_at" timestamp with time zone,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaigns_state" CHECK ("state" in ('draft', 'planned', 'sending', 'paused', 'sent')),
	CONSTRAINT "campaigns_pace" CHECK (per_minute between 1 and 6000),
	CONSTRAINT "campaigns_letter" CHECK ((started_at is null) = (letter is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_bounces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_bounces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscriber_id" integer NOT NULL,
	"campaign_id" integer,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_bounces_source_unique" UNIQUE("source"),
	CONSTRAINT "newsletter_bounces_kind" CHECK ("kind" in ('hard', 'soft', 'complaint'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_deliveries" ADD CONSTRAINT "campaign_deliveries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_deliveries" ADD CONSTRAINT "campaign_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_deliveries_open" ON "campaign_deliveries" USING btree ("campaign_id","subscriber_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_deliveries_leased" ON "campaign_deliveries" USING btree ("leased_until") WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX "campaign_deliveries_states" ON "campaign_deliveries" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "campaign_deliveries_subscriber" ON "campaign_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "campaigns_sending" ON "campaigns" USING btree ("next_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "campaigns_archive" ON "campaigns" USING btree ("started_at") WHERE is_archived and started_at is not null;--> statement-breakpoint
CREATE INDEX "campaigns_user" ON "campaigns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newsletter_bounces_subscriber" ON "newsletter_bounces" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_bounces_campaign" ON "newsletter_bounces" USING btree ("campaign_id");