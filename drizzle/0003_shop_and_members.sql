CREATE TABLE "test_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payments_state" CHECK ("state" in ('open', 'paid', 'failed', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
-- A number does not become a UUID; no line exists before the basket does.
ALTER TABLE "basket_lines" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "basket_lines" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "street_address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "street_suffix" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "postcode" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ALTER COLUMN "city" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "button_label" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "sign_up_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_email" ON "waiting_list" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waiting_list_sign_up" ON "waiting_list" USING btree ("sign_up_id");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "pdf";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_token_hash_unique" UNIQUE("token_hash");