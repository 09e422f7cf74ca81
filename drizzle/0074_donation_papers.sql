CREATE TABLE "receipt_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture" "bytea" NOT NULL,
	"set_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "is_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "address_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "address_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipt_signatures" ADD CONSTRAINT "receipt_signatures_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_signatures_one" ON "receipt_signatures" USING btree ((ended_at is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "receipt_signatures_set_by" ON "receipt_signatures" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_address_token_hash_unique" UNIQUE("address_token_hash");