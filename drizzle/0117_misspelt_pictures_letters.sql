CREATE INDEX "articles_unpublished" ON "articles" USING btree ("id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("created_at","id","channel") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "seminars_with_pictures" ON "seminars" USING btree ("id") WHERE description like '%<img %';