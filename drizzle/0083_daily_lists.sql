CREATE TABLE "daily_lists" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sent_on" date
);
--> statement-breakpoint
ALTER TABLE "daily_lists" ADD CONSTRAINT "daily_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;