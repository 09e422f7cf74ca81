ALTER TABLE "seminar_dates" DROP COLUMN "grant_reference";--> statement-breakpoint
ALTER TABLE "seminar_dates" DROP COLUMN "grant_period_end";--> statement-breakpoint
ALTER TABLE "seminars" ADD CONSTRAINT "seminars_place_or_online" CHECK (is_online = (place_id is null));