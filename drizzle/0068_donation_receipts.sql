CREATE TABLE "donation_receipt_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "donation_receipt_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"donation_id" integer,
	"stands" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donation_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "donation_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"issued_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"needs_signature" boolean NOT NULL,
	"sent_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donation_receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "donation_receipts_kind" CHECK ("kind" in ('single', 'collective')),
	CONSTRAINT "donation_receipts_amount" CHECK (amount_cents > 0),
	CONSTRAINT "donation_receipts_void" CHECK ((voided_at is null) = (void_reason is null))
);
--> statement-breakpoint
ALTER TABLE "donation_receipt_items" ADD CONSTRAINT "donation_receipt_items_receipt_id_donation_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."donation_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_receipt_items" ADD CONSTRAINT "donation_receipt_items_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "donation_receipt_items_once" ON "donation_receipt_items" USING btree ("donation_id") WHERE stands;--> statement-breakpoint
CREATE INDEX "donation_receipt_items_receipt" ON "donation_receipt_items" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "donation_receipt_items_donation" ON "donation_receipt_items" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "donation_receipts_words" ON "donation_receipts" USING gin (fold_german(number || ' ' || name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donation_receipts_newest" ON "donation_receipts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donation_receipts_amount" ON "donation_receipts" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "donation_receipts_year" ON "donation_receipts" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "donation_receipts_email" ON "donation_receipts" USING btree (lower("email"));