create trigger content_changed after insert or delete on legal_texts for each row execute function notify_content_change();
--> statement-breakpoint
create trigger content_updated after update on legal_texts for each row when (old.* is distinct from new.*) execute function notify_content_change();
--> statement-breakpoint
create trigger content_emptied after truncate on legal_texts for each statement execute function notify_content_change();
--> statement-breakpoint
-- What somebody may have agreed to stays as it was.
create trigger legal_texts_kept before update or delete on legal_texts for each row when (old.valid_from <= (now() at time zone 'Europe/Berlin')::date) execute function refuse_change();
