ALTER TABLE "orders" ADD COLUMN "order_reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "leitweg_id" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "order_reference" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "leitweg_id" text;