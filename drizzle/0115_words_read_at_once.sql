-- The words of a text are read for each row that a search looks at: unpacked they cost half. Rows are kept so as they are written.
ALTER TABLE "articles" ALTER COLUMN "search_vector" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "seminars" ALTER COLUMN "search_vector" SET STORAGE EXTERNAL;
