ALTER TABLE "members" ADD COLUMN "legal_versions" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_versions" jsonb;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "legal_versions" jsonb;