CREATE TABLE "invoice_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text,
	"noted_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"reverses_id" integer,
	CONSTRAINT "invoice_adjustments_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "invoice_adjustments_amount" CHECK (amount_cents <> 0),
	CONSTRAINT "invoice_adjustments_kind" CHECK ("kind" in ('write_off', 'charges_paid', 'charges_waived'))
);
--> statement-breakpoint
CREATE TABLE "dunning_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dunning_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"channel" text NOT NULL,
	"sent_on" date NOT NULL,
	"due_on" date NOT NULL,
	"open_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"lump_cents" integer NOT NULL,
	"interest_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"sent_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE("invoice_id","level"),
	CONSTRAINT "reminders_level" CHECK (level between 1 and 3),
	CONSTRAINT "reminders_channel" CHECK ("channel" in ('mail', 'paper')),
	CONSTRAINT "reminders_amounts" CHECK (open_cents > 0 and fee_cents >= 0 and lump_cents >= 0 and interest_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_adjustments" ADD CONSTRAINT "invoice_adjustments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_adjustments" ADD CONSTRAINT "invoice_adjustments_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_adjustments" ADD CONSTRAINT "invoice_adjustments_reverses_id_invoice_adjustments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."invoice_adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_stops" ADD CONSTRAINT "dunning_stops_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_stops" ADD CONSTRAINT "dunning_stops_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_stops" ADD CONSTRAINT "dunning_stops_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_adjustments_invoice" ON "invoice_adjustments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_adjustments_noted_by" ON "invoice_adjustments" USING btree ("noted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_stops_one" ON "dunning_stops" USING btree ("invoice_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "dunning_stops_invoice" ON "dunning_stops" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "dunning_stops_set_by" ON "dunning_stops" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "dunning_stops_lifted_by" ON "dunning_stops" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "reminders_sent_by" ON "reminders" USING btree ("sent_by");