ALTER TABLE "refunds" DROP CONSTRAINT "refunds_purpose";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "allocation_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_allocation_id_bank_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."bank_allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_allocation_id_unique" UNIQUE("allocation_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purpose" CHECK (num_nonnulls(credit_note_id, payment_id, allocation_id) > 0);