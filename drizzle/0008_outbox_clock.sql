DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "next_try_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at","id") WHERE state = 'waiting';