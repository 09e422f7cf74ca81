CREATE TABLE "film_work" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket_lines" DROP CONSTRAINT "basket_lines_course_id_courses_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "is_active" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "teaser_file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "teaser_captions_file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "video_file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "video_captions_file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "video_codec" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "audio_codec" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "is_fast_start" boolean;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "hls_path" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "film_work" ADD CONSTRAINT "film_work_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_to_prepare" ON "media_files" USING btree ("id") WHERE prepared_at is null and kind <> 'captions';--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_hls_path_unique" UNIQUE("hls_path");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_shown_is_whole" CHECK (not is_active or (date is not null and num_nulls(teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id) = 0));