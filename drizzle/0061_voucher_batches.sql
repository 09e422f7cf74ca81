ALTER TABLE "voucher_batches" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD COLUMN "seminar_ids" integer[];--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD COLUMN "course_ids" integer[];--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "voucher_batches_newest" ON "voucher_batches" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD CONSTRAINT "voucher_batches_time" CHECK (valid_from < valid_until);