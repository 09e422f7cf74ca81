ALTER TABLE "sign_ups" ADD COLUMN "move_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "move_answer_by" date;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "move_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "move_reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sign_ups_move_asked" ON "sign_ups" USING btree ("move_answer_by") WHERE move_from is not null and move_accepted_at is null and cancelled_at is null;