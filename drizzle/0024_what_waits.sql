ALTER TABLE "outbox" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "problem_solved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_trail_staff" ON "audit_trail" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "donations_paid" ON "donations" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_confirmed" ON "newsletter_subscribers" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unsubscribed" ON "newsletter_subscribers" USING btree ("unsubscribed_at");--> statement-breakpoint
CREATE INDEX "orders_unpaid_invoices" ON "orders" USING btree ("id") WHERE state = 'placed' and payment_method = 'invoice';--> statement-breakpoint
CREATE INDEX "orders_withdrawn" ON "orders" USING btree ("id") WHERE state = 'withdrawn';--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("created_at") WHERE state = 'failed' and closed_at is null;--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("settled_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payments_problems" ON "payments" USING btree ("settled_at") WHERE problem is not null and problem_solved_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_problem" CHECK ("problem" in ('amount_differs', 'already_paid', 'order_cancelled', 'order_withdrawn'));