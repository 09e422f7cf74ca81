CREATE TABLE "course_chapters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	"start_seconds" numeric(10, 3) NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "course_chapters_position" UNIQUE("course_id","position"),
	CONSTRAINT "course_chapters_start" CHECK (start_seconds >= 0)
);
--> statement-breakpoint
CREATE TABLE "course_cues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_cues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"start_seconds" numeric(10, 3) NOT NULL,
	"end_seconds" numeric(10, 3) NOT NULL,
	"text" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('german', fold_german(text))) STORED,
	CONSTRAINT "course_cues_start" UNIQUE("course_id","start_seconds"),
	CONSTRAINT "course_cues_length" CHECK (start_seconds >= 0 and end_seconds > start_seconds)
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "seconds" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_cues" ADD CONSTRAINT "course_cues_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_cues_search" ON "course_cues" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_film" CHECK (width > 0 and height > 0 and seconds > 0);