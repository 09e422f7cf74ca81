ALTER TABLE "tokens" DROP CONSTRAINT "tokens_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mandate_given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_kind" CHECK ("kind" in ('access', 'password_reset', 'email_confirmation', 'login_link'));