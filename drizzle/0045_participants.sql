DROP INDEX "sign_ups_words";--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "note_for_lecturer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "reminder_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "taken_by" integer;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ups_taken_by" ON "sign_ups" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "sign_ups_words" ON "sign_ups" USING gin (fold_german(number || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD CONSTRAINT "sign_up_persons_reminder_hash_unique" UNIQUE("reminder_hash");