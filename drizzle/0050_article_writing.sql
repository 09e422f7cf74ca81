CREATE TABLE "article_presence" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_writing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_presence_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_previews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"teaser_text" text NOT NULL,
	"content" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"category_id" integer,
	"user_id" integer NOT NULL,
	"lecturer_id" integer,
	"added_words" integer NOT NULL,
	"removed_words" integer NOT NULL,
	"saved_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_revisions_number" UNIQUE("article_id","number"),
	CONSTRAINT "article_revisions_kind" CHECK ("kind" in ('draft', 'published', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "planned_number" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presence" ADD CONSTRAINT "article_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_lecturer_id_lecturers_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."lecturers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_presence_user" ON "article_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_previews_article" ON "article_previews" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_previews_user" ON "article_previews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_revisions_user" ON "article_revisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_revisions_saved_by" ON "article_revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "article_revisions_category" ON "article_revisions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "article_revisions_lecturer" ON "article_revisions" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "article_slugs_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_planned" ON "articles" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "articles_ending" ON "articles" USING btree ("ends_at") WHERE ends_at is not null and is_published;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_plan" CHECK ((publish_at is null) = (planned_number is null));