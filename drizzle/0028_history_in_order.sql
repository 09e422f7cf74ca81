DROP INDEX "audit_trail_newest";--> statement-breakpoint
CREATE INDEX "audit_trail_at" ON "audit_trail" USING btree ("at","id");