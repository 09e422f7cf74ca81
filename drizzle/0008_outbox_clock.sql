ALTER TABLE "outbox" ALTER COLUMN "next_try_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "created_at" DROP DEFAULT;