CREATE TABLE "seminar_visits" (
	"seminar_id" integer NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "seminar_visits_seminar_id_day_step_pk" PRIMARY KEY("seminar_id","day","step"),
	CONSTRAINT "seminar_visits_step" CHECK ("step" in ('looked', 'began', 'finished')),
	CONSTRAINT "seminar_visits_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "seminar_visits" ADD CONSTRAINT "seminar_visits_seminar_id_seminars_id_fk" FOREIGN KEY ("seminar_id") REFERENCES "public"."seminars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seminar_visits_day" ON "seminar_visits" USING btree ("day");