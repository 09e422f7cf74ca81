ALTER TABLE "grants" ADD COLUMN "goal_dates" integer;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "goal_people" integer;