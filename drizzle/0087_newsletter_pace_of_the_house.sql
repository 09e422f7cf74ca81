ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_pace";--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "per_minute";