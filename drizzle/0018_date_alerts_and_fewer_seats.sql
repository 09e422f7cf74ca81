CREATE TABLE "date_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seminar_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "date_alerts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "date_alerts_once" UNIQUE("seminar_id","email"),
	CONSTRAINT "date_alerts_state" CHECK ("state" in ('pending', 'confirmed'))
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "fewer_welcome" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "date_alerts" ADD CONSTRAINT "date_alerts_seminar_id_seminars_id_fk" FOREIGN KEY ("seminar_id") REFERENCES "public"."seminars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_alerts_email" ON "date_alerts" USING btree ("email");