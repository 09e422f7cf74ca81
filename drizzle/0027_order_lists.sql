CREATE INDEX "orders_amount" ON "orders" USING btree ("gross_cents","id");--> statement-breakpoint
CREATE INDEX "orders_of_state" ON "orders" USING btree ("state","created_at","id");