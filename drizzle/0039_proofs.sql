CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"code" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seminar_date_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"issued_on" date NOT NULL,
	"document" jsonb NOT NULL,
	"replaces_id" integer,
	"replaced_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_number_unique" UNIQUE("number"),
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "certificates_reason" CHECK ((withdrawn_at is null) = (withdrawn_reason is null)),
	CONSTRAINT "certificates_end" CHECK (num_nonnulls(replaced_at, withdrawn_at) <= 1)
);
--> statement-breakpoint
CREATE TABLE "feedback_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seminar_date_id" integer NOT NULL,
	"answered_on" date NOT NULL,
	"worth" smallint,
	"clear" smallint,
	"useful" smallint,
	"recommends" boolean,
	"takes_home" text,
	"missed" text,
	CONSTRAINT "feedback_answers_worth" CHECK (worth between 1 and 5),
	CONSTRAINT "feedback_answers_clear" CHECK (clear between 1 and 5),
	CONSTRAINT "feedback_answers_useful" CHECK (useful between 1 and 5),
	CONSTRAINT "feedback_answers_some" CHECK (num_nonnulls(worth, clear, useful, recommends, takes_home, missed) > 0)
);
--> statement-breakpoint
CREATE TABLE "feedback_invitations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"seminar_date_id" integer NOT NULL,
	"used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grant_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grant_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"grant_id" integer NOT NULL,
	"file" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"figures" jsonb NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_packs_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "handouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seminar_date_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" uuid NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handouts_file_unique" UNIQUE("file"),
	CONSTRAINT "handouts_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "tables" text[] DEFAULT '{sector,commitment,weekly,area}' NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "unit_minutes" smallint DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "seminars" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_person_id_sign_up_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."sign_up_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_invitations" ADD CONSTRAINT "feedback_invitations_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_packs" ADD CONSTRAINT "grant_packs_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handouts" ADD CONSTRAINT "handouts_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_standing" ON "certificates" USING btree ("person_id","seminar_date_id") WHERE replaced_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "certificates_date" ON "certificates" USING btree ("seminar_date_id","id");--> statement-breakpoint
CREATE INDEX "certificates_person" ON "certificates" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "certificates_replaces" ON "certificates" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "feedback_answers_date" ON "feedback_answers" USING btree ("seminar_date_id");--> statement-breakpoint
CREATE INDEX "feedback_invitations_date" ON "feedback_invitations" USING btree ("seminar_date_id");--> statement-breakpoint
CREATE INDEX "grant_packs_grant" ON "grant_packs" USING btree ("grant_id","id");--> statement-breakpoint
CREATE INDEX "handouts_date" ON "handouts" USING btree ("seminar_date_id","id");--> statement-breakpoint
CREATE INDEX "handouts_removed" ON "handouts" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_unit" CHECK (unit_minutes between 30 and 90);