CREATE INDEX "contact_requests_words" ON "contact_requests" USING gin (fold_german(name || ' ' || email || ' ' || coalesce(company, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_words" ON "donations" USING gin (fold_german(coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (fold_german(number) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin (fold_german(name || ' ' || email || ' ' || coalesce(company, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_words" ON "newsletter_subscribers" USING gin (fold_german(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (fold_german(number || ' ' || name || ' ' || email || ' ' || coalesce(company, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_words" ON "outbox" USING gin (fold_german(recipient) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sign_ups_words" ON "sign_ups" USING gin (fold_german(number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '')) gin_trgm_ops);