DROP INDEX "access_grants_member";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "articles_newest_of_category";--> statement-breakpoint
DROP INDEX "audit_trail_staff";--> statement-breakpoint
DROP INDEX "contact_requests_newest";--> statement-breakpoint
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "donations_newest";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "payments_received";--> statement-breakpoint
DROP INDEX "security_events_newest";--> statement-breakpoint
DROP INDEX "security_events_member";--> statement-breakpoint
DROP INDEX "security_events_user";--> statement-breakpoint
DROP INDEX "sign_ups_newest";--> statement-breakpoint
DROP INDEX "withdrawals_newest";--> statement-breakpoint
CREATE INDEX "access_grants_member" ON "access_grants" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("date","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_newest_of_category" ON "articles" USING btree ("category_id","date","id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "audit_trail_staff" ON "audit_trail" USING btree ("at","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("settled_at","id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_member" ON "security_events" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sign_ups_newest" ON "sign_ups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("received_at","id");