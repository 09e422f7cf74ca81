-- From here to 0116 all that changes is held at once, and before anything else: whoever reads one of these tables and waits for
-- another would end the migration by a deadlock. Now they wait for it, or it gives up behind whoever holds one for long.
SET LOCAL lock_timeout = '20s';--> statement-breakpoint
LOCK TABLE "orders", "donations", "invoices", "bank_transactions", "refunds", "withdrawals", "newsletter_subscribers", "articles", "seminars" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "sign_ups", "payments", "invoice_payments", "invoice_adjustments", "bank_allocations" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decision" CHECK ("decision" in ('refused', 'elsewhere'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided" CHECK (num_nonnulls(decision, decision_reason) in (0, 2) and (decision is null or handled_at is not null));