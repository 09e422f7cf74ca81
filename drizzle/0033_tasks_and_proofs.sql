CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"tally" jsonb NOT NULL,
	"position" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"stepped_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "tasks_state" CHECK ("state" in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_own" ON "tasks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("stepped_at","id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "tasks_ended" ON "tasks" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("id") WHERE state = 'failed';