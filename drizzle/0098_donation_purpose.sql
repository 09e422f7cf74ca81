ALTER TABLE "donations" ADD COLUMN "continues_id" integer;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_continues_id_donations_id_fk" FOREIGN KEY ("continues_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_of_purpose" ON "donations" USING btree ("purpose","created_at","id") WHERE purpose is not null;--> statement-breakpoint
CREATE INDEX "donations_continuing" ON "donations" USING btree ("continues_id") WHERE continues_id is not null;