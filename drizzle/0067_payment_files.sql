CREATE TABLE "refund_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"end_to_end_id" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_transfers_end_to_end_id_unique" UNIQUE("end_to_end_id")
);
--> statement-breakpoint
CREATE TABLE "debit_announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debit_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"collect_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"letter_id" uuid NOT NULL,
	"announced_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "debit_announcements_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "debits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"end_to_end_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"collect_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "debits_end_to_end_id_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "debits_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"handed_in_by" integer,
	"handed_in_at" timestamp with time zone,
	"withdrawn_by" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "payment_files_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_files_kind" CHECK ("kind" in ('debit', 'transfer')),
	CONSTRAINT "payment_files_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account" "bytea";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mandate_revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_announcements" ADD CONSTRAINT "debit_announcements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_announcements" ADD CONSTRAINT "debit_announcements_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_transfers_once" ON "refund_transfers" USING btree ("refund_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "refund_transfers_refund" ON "refund_transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_transfers_file" ON "refund_transfers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "debit_announcements_order" ON "debit_announcements" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "debit_announcements_by" ON "debit_announcements" USING btree ("announced_by");--> statement-breakpoint
CREATE UNIQUE INDEX "debits_once" ON "debits" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "debits_order" ON "debits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "debits_file" ON "debits" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payment_files_newest" ON "payment_files" USING btree ("kind","made_at","id");--> statement-breakpoint
CREATE INDEX "payment_files_made_by" ON "payment_files" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "payment_files_handed_in_by" ON "payment_files" USING btree ("handed_in_by");--> statement-breakpoint
CREATE INDEX "payment_files_withdrawn_by" ON "payment_files" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "orders_mandates" ON "orders" USING btree ("id") WHERE mandate_reference is not null;