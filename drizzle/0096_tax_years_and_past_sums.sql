CREATE TABLE "past_sums" (
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "past_sums_month_kind_pk" PRIMARY KEY("month","kind"),
	CONSTRAINT "past_sums_kind" CHECK ("kind" in ('seminars', 'courses', 'donations'))
);
--> statement-breakpoint
CREATE TABLE "tax_year_holds" (
	"year" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_year_holds" ADD CONSTRAINT "tax_year_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_year_holds_set_by" ON "tax_year_holds" USING btree ("set_by");