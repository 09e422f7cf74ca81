CREATE TABLE "legal_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"version" text,
	"valid_from" date,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_texts_kind_version" UNIQUE("kind","version"),
	CONSTRAINT "legal_texts_kind" CHECK ("kind" in ('terms', 'withdrawal_policy', 'privacy', 'imprint', 'accessibility')),
	CONSTRAINT "legal_texts_version" CHECK ((version is null) = (valid_from is null))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "legal_versions" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_versions" jsonb;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "legal_versions" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_one_draft" ON "legal_texts" USING btree ("kind") WHERE valid_from is null;--> statement-breakpoint
CREATE INDEX "legal_texts_updated_by" ON "legal_texts" USING btree ("updated_by");--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_settings_updated_by" ON "site_settings" USING btree ("updated_by");