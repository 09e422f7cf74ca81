CREATE TABLE "access_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"content" "bytea",
	"made_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"noted_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"done_by" integer,
	"done_at" timestamp with time zone,
	CONSTRAINT "data_requests_kind" CHECK ("kind" in ('access', 'erasure')),
	CONSTRAINT "data_requests_whose" CHECK (email is not null or done_at is not null)
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_packs" ADD CONSTRAINT "access_packs_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_holds" ADD CONSTRAINT "data_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_holds" ADD CONSTRAINT "data_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_packs_email" ON "access_packs" USING btree ("email");--> statement-breakpoint
CREATE INDEX "access_packs_made_by" ON "access_packs" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "data_holds_one" ON "data_holds" USING btree ("email") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "data_holds_email" ON "data_holds" USING btree ("email");--> statement-breakpoint
CREATE INDEX "data_holds_set_by" ON "data_holds" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "data_holds_lifted_by" ON "data_holds" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_email" ON "data_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "data_requests_noted_by" ON "data_requests" USING btree ("noted_by");--> statement-breakpoint
CREATE INDEX "data_requests_done_by" ON "data_requests" USING btree ("done_by");