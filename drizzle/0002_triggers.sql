-- Every process that keeps pages in memory listens on this channel and drops them.
create function notify_content_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', tg_table_name);
	return null;
end $$;
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on articles for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on categories for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on lecturers for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on users for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on seminars for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on seminar_dates for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on courses for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on media_files for each statement execute function notify_content_change();
--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on site_settings for each statement execute function notify_content_change();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
	raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger invoices_are_final before update or delete on invoices for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_trail_is_final before update or delete on audit_trail for each row execute function refuse_change();
--> statement-breakpoint
-- The delivery job sleeps until something is written.
create function notify_outbox() returns trigger language plpgsql as $$
begin
	perform pg_notify('outbox', '');
	return null;
end $$;
--> statement-breakpoint
create trigger outbox_written after insert on outbox for each statement execute function notify_outbox();
