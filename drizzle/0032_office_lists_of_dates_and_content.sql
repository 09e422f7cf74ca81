CREATE INDEX "articles_date" ON "articles" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING btree (fold_german(title),"id");--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "courses_title" ON "courses" USING btree (fold_german(topic),"id");--> statement-breakpoint
CREATE INDEX "seminar_dates_begin" ON "seminar_dates" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "seminar_dates_taken" ON "seminar_dates" USING btree ("seats_taken","id");--> statement-breakpoint
CREATE INDEX "seminars_title" ON "seminars" USING btree (fold_german(topic),"id");--> statement-breakpoint
CREATE INDEX "seminars_changed" ON "seminars" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_waiting" ON "waiting_list" USING btree ("seminar_date_id") WHERE state = 'waiting';