CREATE TABLE "message_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"sign_up_id" integer,
	"waiting_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"letter_id" uuid NOT NULL,
	CONSTRAINT "message_recipients_letter_id_unique" UNIQUE("letter_id"),
	CONSTRAINT "message_recipients_booking" UNIQUE("message_id","sign_up_id"),
	CONSTRAINT "message_recipients_waiting" UNIQUE("message_id","waiting_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"seminar_date_id" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"to_seats" boolean NOT NULL,
	"to_waiting" boolean NOT NULL,
	"bookings" text[] DEFAULT '{}' NOT NULL,
	"only_unpaid" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"called_back_at" timestamp with time zone,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_key_unique" UNIQUE("key"),
	CONSTRAINT "messages_audience" CHECK (to_seats or to_waiting),
	CONSTRAINT "messages_one_end" CHECK (written_at is null or called_back_at is null)
);
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_waiting_id_waiting_list_id_fk" FOREIGN KEY ("waiting_id") REFERENCES "public"."waiting_list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_seminar_date_id_seminar_dates_id_fk" FOREIGN KEY ("seminar_date_id") REFERENCES "public"."seminar_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_recipients_sign_up" ON "message_recipients" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "message_recipients_waiting_entry" ON "message_recipients" USING btree ("waiting_id");--> statement-breakpoint
CREATE INDEX "message_recipients_email" ON "message_recipients" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree (lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_date" ON "messages" USING btree ("seminar_date_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_planned" ON "messages" USING btree ("due_at") WHERE written_at is null and called_back_at is null;