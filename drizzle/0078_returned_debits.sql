DROP INDEX "debits_once";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transferred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_reason" text;--> statement-breakpoint
ALTER TABLE "debits" ADD COLUMN "repeated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_until" date;--> statement-breakpoint
CREATE UNIQUE INDEX "debits_once" ON "debits" USING btree ("order_id") WHERE ended_at is null and repeated_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transferred" CHECK (transferred_at is null or num_nonnulls(payment_id, transfer_reason) = 2);