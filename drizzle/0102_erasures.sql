CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"mark" text,
	CONSTRAINT "erasures_kind" CHECK ("kind" in ('office', 'owner', 'account'))
);
--> statement-breakpoint
CREATE INDEX "erasures_unwritten" ON "erasures" USING btree ("erased_at") WHERE mark is not null;