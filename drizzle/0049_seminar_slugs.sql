CREATE TABLE "seminar_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"seminar_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seminar_slugs" ADD CONSTRAINT "seminar_slugs_seminar_id_seminars_id_fk" FOREIGN KEY ("seminar_id") REFERENCES "public"."seminars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seminar_slugs_seminar" ON "seminar_slugs" USING btree ("seminar_id");