CREATE TABLE "lecturer_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"lecturer_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"hash" text,
	"title" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" smallint,
	"focus_y" smallint,
	"width" integer,
	"height" integer,
	"bytes" integer,
	"uploaded_by" integer,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pictures_path_unique" UNIQUE("path"),
	CONSTRAINT "pictures_content" UNIQUE("kind","hash"),
	CONSTRAINT "pictures_kind" CHECK ("kind" in ('scenes', 'portraits', 'logos')),
	CONSTRAINT "pictures_focus" CHECK ((focus_x is null) = (focus_y is null) and focus_x between 0 and 100 and focus_y between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lecturers" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lecturer_slugs" ADD CONSTRAINT "lecturer_slugs_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecturer_slugs_lecturer" ON "lecturer_slugs" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "pictures_uploaded_by" ON "pictures" USING btree ("uploaded_by");