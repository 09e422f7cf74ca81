-- By what a block names an address. To bytes of UTF-8 a text always turns the same way, though PostgreSQL does not promise it.
create function hash_address(address text) returns bytea
	language sql immutable strict parallel safe
	return sha256(convert_to(lower(address), 'UTF8'));
--> statement-breakpoint
DROP INDEX "donations_arrived";--> statement-breakpoint
DROP INDEX "invoices_of_kind";--> statement-breakpoint
DROP INDEX "orders_of_state";--> statement-breakpoint
DROP INDEX "withdrawals_handled";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_reading" ON "newsletter_subscribers" USING btree (hash_address(email)) WHERE newsletter_subscribers.state = 'confirmed' and newsletter_subscribers.set_aside_at is null and newsletter_subscribers.restricted_at is null;--> statement-breakpoint
CREATE INDEX "donations_arrived" ON "donations" USING btree ("created_at","id","amount_cents") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_of_kind" ON "invoices" USING btree ("kind","issued_on","id","gross_cents");--> statement-breakpoint
CREATE INDEX "orders_of_state" ON "orders" USING btree ("state","created_at","id","gross_cents");--> statement-breakpoint
CREATE INDEX "withdrawals_handled" ON "withdrawals" USING btree ("received_at","id","decision") WHERE handled_at is not null;--> statement-breakpoint
-- What an index is made of has no statistics before: many readers would be expected for each block.
analyze newsletter_subscribers;
