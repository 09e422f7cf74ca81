CREATE TABLE "lecturer_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"lecturer_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lecturers" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lecturer_slugs" ADD CONSTRAINT "lecturer_slugs_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecturer_slugs_lecturer" ON "lecturer_slugs" USING btree ("lecturer_id");