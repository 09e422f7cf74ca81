CREATE TABLE "letter_blocks" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"reason" text,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_blocks_level" CHECK ("level" in ('news', 'all'))
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"text" text NOT NULL,
	"written_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state";--> statement-breakpoint
DROP INDEX "contact_requests_email";--> statement-breakpoint
DROP INDEX "donations_email";--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
DROP INDEX "donation_receipts_email";--> statement-breakpoint
DROP INDEX "sign_ups_email";--> statement-breakpoint
DROP INDEX "waiting_list_email";--> statement-breakpoint
ALTER TABLE "letter_blocks" ADD CONSTRAINT "letter_blocks_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_email_people_email_fk" FOREIGN KEY ("email") REFERENCES "public"."people"("email") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_blocks_set_by" ON "letter_blocks" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "person_notes_email" ON "person_notes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "person_notes_written_by" ON "person_notes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "person_notes_updated" ON "person_notes" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"),"received_at");--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "donations_email" ON "donations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "donation_receipts_email" ON "donation_receipts" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_email" ON "waiting_list" USING btree (lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK ("state" in ('waiting', 'sent', 'failed', 'blocked'));