DROP INDEX "contact_requests_words";--> statement-breakpoint
DROP INDEX "donations_words";--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
DROP INDEX "sign_ups_words";--> statement-breakpoint
DROP INDEX "withdrawals_words";--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(name || ' ' || email || ' ' || coalesce(company, ''))) STORED;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(reference || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(number || ' ' || name || ' ' || email || ' ' || coalesce(company, ''))) STORED;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(number || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))) STORED;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "words" text GENERATED ALWAYS AS (fold_german(name || ' ' || email || ' ' || contract)) STORED;--> statement-breakpoint
CREATE INDEX "contact_requests_words" ON "contact_requests" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_words" ON "donations" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sign_ups_words" ON "sign_ups" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_words" ON "withdrawals" USING gin (words gin_trgm_ops);--> statement-breakpoint
-- A name that one of a hundred rows bears stands in a sample of a hundred once or not at all: then thousands were sorted for the first few.
ALTER TABLE "contact_requests" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "donations" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ANALYZE "contact_requests", "donations", "invoices", "orders", "people", "sign_ups", "withdrawals";
