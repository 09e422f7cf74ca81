CREATE TABLE "invoice_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"reason" text,
	"noted_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "invoice_payments_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credit_note_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid_on" date,
	CONSTRAINT "refunds_credit_note_id_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "refunds_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "seminar_reserves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seminar_reserves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seminar_date_id" integer NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seminar_reserves_seats" CHECK (seats > 0 and used between 0 and seats)
);
--> statement-breakpoint
ALTER TABLE "seminar_dates" DROP CONSTRAINT "seminar_dates_seats";--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "overbooked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "minimum" integer;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "decide_on" date;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "saxony_seats" integer;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "moves_up_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_id_invoices_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminar_reserves" ADD CONSTRAINT "seminar_reserves_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_noted_by" ON "invoice_payments" USING btree ("noted_by");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("asked_at") WHERE paid_on is null;--> statement-breakpoint
CREATE INDEX "seminar_reserves_date" ON "seminar_reserves" USING btree ("seminar_date_id","until");--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_overbooked" CHECK (overbooked >= 0);--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_minimum" CHECK (minimum > 0);--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_saxony" CHECK (saxony_seats > 0);--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_seats" CHECK (seats_taken >= 0 and (capacity is null or seats_taken <= capacity + overbooked));