ALTER TABLE "donations" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_token_hash_unique" UNIQUE("token_hash");