CREATE TABLE "article_pictures" (
	"article_id" integer NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "article_pictures_article_id_image_pk" PRIMARY KEY("article_id","image")
);
--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_pictures_image" ON "article_pictures" USING btree ("image","article_id");