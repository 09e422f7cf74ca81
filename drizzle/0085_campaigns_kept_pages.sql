-- Sending notes its progress in the same row: pages are made anew only when something of them changes.
create trigger content_changed after update on campaigns for each row
	when (old.started_at is distinct from new.started_at or old.is_archived is distinct from new.is_archived)
	execute function notify_content_change();
--> statement-breakpoint
create trigger content_gone after delete on campaigns for each statement execute function notify_content_change();
