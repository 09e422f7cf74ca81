CREATE TABLE "bank_allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"donation_id" integer,
	"made_donation" boolean DEFAULT false NOT NULL,
	"promised_cents" integer,
	"aside" text,
	"reason" text,
	"reverses_id" integer,
	"noted_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_allocations_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "bank_allocations_amount" CHECK (amount_cents <> 0),
	CONSTRAINT "bank_allocations_aside" CHECK ("aside" in ('fee', 'send_back', 'own_transfer', 'other'))
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"key" text NOT NULL,
	"format" text NOT NULL,
	"sequence" integer,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"opening_cents" integer,
	"closing_cents" integer,
	"in_cents" integer NOT NULL,
	"out_cents" integer NOT NULL,
	"bookings" integer NOT NULL,
	"is_balanced" boolean,
	"has_gap" boolean NOT NULL,
	"read_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_statements_once" UNIQUE("account","key"),
	CONSTRAINT "bank_statements_format" CHECK ("format" in ('camt.053', 'camt.052', 'csv'))
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"account" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bank_reference" text,
	"nth" integer NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date,
	"amount_cents" integer NOT NULL,
	"name" text NOT NULL,
	"iban" text,
	"purpose" text NOT NULL,
	"end_to_end_id" text,
	"mandate" text,
	"code" text,
	"return_reason" text,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "bank_transactions_once" UNIQUE NULLS NOT DISTINCT("account","fingerprint","bank_reference","nth"),
	CONSTRAINT "bank_transactions_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" DROP CONSTRAINT "invoice_payments_amount";--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "transaction_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "reverses_id" integer;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_reverses_id_bank_allocations_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."bank_allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_allocations_transaction" ON "bank_allocations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_donation" ON "bank_allocations" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_noted_by" ON "bank_allocations" USING btree ("noted_by");--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("to_on","id");--> statement-breakpoint
CREATE INDEX "bank_statements_read_by" ON "bank_statements" USING btree ("read_by");--> statement-breakpoint
CREATE INDEX "bank_transactions_statement" ON "bank_transactions" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_iban" ON "bank_transactions" USING btree ("iban");--> statement-breakpoint
CREATE INDEX "bank_transactions_returned" ON "bank_transactions" USING btree ("booked_on") WHERE return_reason is not null;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_reverses_id_invoice_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."invoice_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_transaction" ON "invoice_payments" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_reverses_id_unique" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_amount" CHECK (amount_cents <> 0);