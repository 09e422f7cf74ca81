CREATE TABLE "article_months" (
	"month" date NOT NULL,
	"category_id" integer NOT NULL,
	"lecturer_id" integer NOT NULL,
	"articles" integer NOT NULL,
	CONSTRAINT "article_months_month_category_id_lecturer_id_pk" PRIMARY KEY("month","category_id","lecturer_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold_german(word)) STORED NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_title" ON "articles" USING gin (ts_filter(search_vector, '{a}'));