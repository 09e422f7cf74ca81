ALTER TABLE "people" DROP CONSTRAINT "people_last_kind";--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "people_of_waiting" ON "people" USING btree ("last_at","id") WHERE kinds @> '{waiting}';--> statement-breakpoint
CREATE INDEX "people_of_alert" ON "people" USING btree ("last_at","id") WHERE kinds @> '{alert}';--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_last_kind" CHECK ("last_kind" in ('member', 'participant', 'waiting', 'buyer', 'donor', 'subscriber', 'alert', 'contact'));