CREATE TABLE "bank_file_parts" (
	"file_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"statement" jsonb NOT NULL,
	CONSTRAINT "bank_file_parts_file_id_nth_pk" PRIMARY KEY("file_id","nth")
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_file_parts" ADD CONSTRAINT "bank_file_parts_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_files_task" ON "bank_files" USING btree ("task_id");