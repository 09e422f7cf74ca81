ALTER TABLE "refunds" ALTER COLUMN "credit_note_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "arrived_cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "problem_decision" text;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "refunds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purpose" CHECK (num_nonnulls(credit_note_id, payment_id) > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_problem_decision" CHECK ("problem_decision" in ('accepted', 'assigned', 'refunded', 'ignored'));