ALTER TABLE "withdrawals" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decision" CHECK ("decision" in ('refused', 'elsewhere'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided" CHECK (num_nonnulls(decision, decision_reason) in (0, 2) and (decision is null or handled_at is not null));