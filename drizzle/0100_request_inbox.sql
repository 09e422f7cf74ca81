CREATE TABLE "contact_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "contact_replies_kind" CHECK ("kind" in ('reply', 'automatic', 'bounce'))
);
--> statement-breakpoint
ALTER TABLE "contact_answers" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "reply_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_notes_request" ON "contact_notes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "contact_notes_written_by" ON "contact_notes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "contact_replies_request" ON "contact_replies" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "contact_replies_email" ON "contact_replies" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_letter" ON "contact_answers" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "contact_requests_assigned" ON "contact_requests" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_receipt" ON "contact_requests" USING btree ("receipt_id");--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_reply_token_unique" UNIQUE("reply_token");