CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"user_id" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE NULLS NOT DISTINCT("user_id","list","name")
);
--> statement-breakpoint
DROP INDEX "audit_trail_subject";--> statement-breakpoint
DROP INDEX "audit_trail_user";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("list","position");--> statement-breakpoint
CREATE INDEX "audit_trail_of_subject" ON "audit_trail" USING btree ("subject","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_of_action" ON "audit_trail" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_of_user" ON "audit_trail" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_trail_words" ON "audit_trail" USING gin (fold_german(subject_id || ' ' || coalesce(details::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_trail_seen" ON "audit_trail" USING btree ("user_id","subject","subject_id",date_trunc('hour', "at" at time zone 'UTC')) WHERE action = 'seen';