ALTER TABLE "seminar_dates" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_reserved" CHECK (reserved >= 0);