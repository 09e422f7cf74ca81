ALTER TABLE "grant_packs" ADD COLUMN "has_lists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "grant_packs" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "wants_lists" boolean DEFAULT false NOT NULL;