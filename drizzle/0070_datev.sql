CREATE TABLE "datev_documents" (
	"export_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "datev_documents_export_id_invoice_id_pk" PRIMARY KEY("export_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "datev_entries" (
	"export_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "datev_entries_export_id_source_source_id_pk" PRIMARY KEY("export_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "datev_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datev_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"batch" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"bookings" integer NOT NULL,
	"documents" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "datev_exports_month_unique" UNIQUE("month"),
	CONSTRAINT "datev_exports_month" CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "datev_documents" ADD CONSTRAINT "datev_documents_export_id_datev_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."datev_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datev_documents" ADD CONSTRAINT "datev_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datev_entries" ADD CONSTRAINT "datev_entries_export_id_datev_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."datev_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datev_exports" ADD CONSTRAINT "datev_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datev_documents_invoice" ON "datev_documents" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "datev_entries_source" ON "datev_entries" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "datev_exports_created_by" ON "datev_exports" USING btree ("created_by");