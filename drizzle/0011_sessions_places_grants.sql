CREATE TABLE "attendance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"state" text NOT NULL,
	"minutes" integer,
	"source" text NOT NULL,
	"noted_by" integer,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_once" UNIQUE("session_id","person_id"),
	CONSTRAINT "attendance_state" CHECK ("state" in ('present', 'absent', 'excused', 'partly')),
	CONSTRAINT "attendance_source" CHECK ("source" in ('paper', 'tablet', 'import')),
	CONSTRAINT "attendance_minutes" CHECK (minutes >= 0)
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"funder" text,
	"period_from" date,
	"period_to" date,
	"notice_date" date,
	"keep_until" date,
	"wording" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_reference_unique" UNIQUE("reference"),
	CONSTRAINT "grants_period" CHECK (period_from <= period_to)
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"street" text,
	"postcode" text,
	"city" text,
	"directions" text,
	"step_free" boolean,
	"step_free_note" text,
	"map_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seminar_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seminar_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seminar_date_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"room" text,
	"units" numeric(4, 1) NOT NULL,
	CONSTRAINT "seminar_sessions_end" CHECK (ends_at > starts_at),
	CONSTRAINT "seminar_sessions_units" CHECK (units >= 0)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "street_address" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "street_suffix" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "receipt_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "waived_expenses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD COLUMN "grant_id" integer;--> statement-breakpoint
ALTER TABLE "seminars" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "sign_up_persons" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_session_id_seminar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."seminar_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_person_id_sign_up_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."sign_up_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminar_sessions" ADD CONSTRAINT "seminar_sessions_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_person" ON "attendance" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "attendance_noted_by" ON "attendance" USING btree ("noted_by");--> statement-breakpoint
CREATE INDEX "seminar_sessions_date" ON "seminar_sessions" USING btree ("seminar_date_id","starts_at");--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminar_dates" ADD CONSTRAINT "seminar_dates_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminars" ADD CONSTRAINT "seminars_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seminar_dates_place" ON "seminar_dates" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "seminar_dates_grant" ON "seminar_dates" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "seminars_place" ON "seminars" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "sign_up_persons_email" ON "sign_up_persons" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_minutes" CHECK (minutes > 0);