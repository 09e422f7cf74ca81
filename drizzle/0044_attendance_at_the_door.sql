CREATE TABLE "attendance_scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_scans_once" UNIQUE("session_id","sha256"),
	CONSTRAINT "attendance_scans_type" CHECK ("type" in ('application/pdf', 'image/jpeg')),
	CONSTRAINT "attendance_scans_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "attendance" DROP CONSTRAINT "attendance_state";--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "tick_id" uuid;--> statement-breakpoint
ALTER TABLE "seminar_sessions" ADD COLUMN "attendance_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_scans" ADD CONSTRAINT "attendance_scans_session_id_seminar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."seminar_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_scans" ADD CONSTRAINT "attendance_scans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_scans_created_by" ON "attendance_scans" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_state" CHECK ("state" in ('present', 'absent', 'excused', 'partly', 'open'));