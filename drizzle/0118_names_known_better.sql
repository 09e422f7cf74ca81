-- A name that one of a hundred rows bears stands in a sample of a hundred once or not at all: then thousands were sorted for the first few.
ALTER INDEX "orders_words" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER INDEX "sign_ups_words" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER INDEX "donations_words" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER INDEX "contact_requests_words" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER INDEX "withdrawals_words" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
ANALYZE "orders", "sign_ups", "donations", "contact_requests", "withdrawals", "invoices", "people";
