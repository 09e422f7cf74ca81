ALTER TABLE "campaign_deliveries" DROP CONSTRAINT "campaign_deliveries_state";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "set_aside_status" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "written_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_deliveries" ADD CONSTRAINT "campaign_deliveries_state" CHECK ("state" in ('waiting', 'taken', 'handed', 'sent', 'failed', 'unsure', 'left_out', 'blocked'));