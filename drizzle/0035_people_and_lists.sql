CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text,
	"company" text,
	"words" text NOT NULL,
	"kinds" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_kind" text NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_last_kind" CHECK ("last_kind" in ('member', 'participant', 'buyer', 'donor', 'subscriber', 'contact'))
);
--> statement-breakpoint
DROP INDEX "contact_requests_open";--> statement-breakpoint
DROP INDEX "donations_words";--> statement-breakpoint
DROP INDEX "donations_newest";--> statement-breakpoint
DROP INDEX "invoices_words";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_requested";--> statement-breakpoint
DROP INDEX "withdrawals_open";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(number || ' ' || coalesce(document->'recipient'->>'name', '') || ' ' || coalesce(document->'recipient'->>'company', '') || ' ' || coalesce(document->'contract'->>'number', ''))) STORED;--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree (fold_german("name"),"id");--> statement-breakpoint
CREATE INDEX "people_last" ON "people" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "people_since" ON "people" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "people_of_member" ON "people" USING btree ("last_at","id") WHERE kinds @> '{member}';--> statement-breakpoint
CREATE INDEX "people_of_participant" ON "people" USING btree ("last_at","id") WHERE kinds @> '{participant}';--> statement-breakpoint
CREATE INDEX "people_of_buyer" ON "people" USING btree ("last_at","id") WHERE kinds @> '{buyer}';--> statement-breakpoint
CREATE INDEX "people_of_donor" ON "people" USING btree ("last_at","id") WHERE kinds @> '{donor}';--> statement-breakpoint
CREATE INDEX "people_of_subscriber" ON "people" USING btree ("last_at","id") WHERE kinds @> '{subscriber}';--> statement-breakpoint
CREATE INDEX "people_of_contact" ON "people" USING btree ("last_at","id") WHERE kinds @> '{contact}';--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_closed" ON "contact_requests" USING btree ("created_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "donations_amount" ON "donations" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "donations_of_rhythm" ON "donations" USING btree ("rhythm","created_at","id");--> statement-breakpoint
CREATE INDEX "donations_awaited" ON "donations" USING btree ("created_at","id") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "donations_email" ON "donations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_amount" ON "invoices" USING btree ("gross_cents","id");--> statement-breakpoint
CREATE INDEX "invoices_of_kind" ON "invoices" USING btree ("kind","issued_on","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_handled" ON "withdrawals" USING btree ("received_at","id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_words" ON "withdrawals" USING gin (fold_german(withdrawals.name || ' ' || withdrawals.email || ' ' || withdrawals.contract) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "donations_words" ON "donations" USING gin (fold_german(reference || ' ' || coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_requested" ON "newsletter_subscribers" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("received_at","id") WHERE handled_at is null;