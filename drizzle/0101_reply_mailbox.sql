CREATE TABLE "mailboxes" (
	"key" text PRIMARY KEY NOT NULL,
	"uid_validity" bigint NOT NULL,
	"last_uid" bigint NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"automatic" integer DEFAULT 0 NOT NULL,
	"untouched" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
