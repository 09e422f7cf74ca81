update outbox set unlocks = message->>'unlocks' where message ? 'unlocks';
--> statement-breakpoint
-- PINs and passwords go first.
update outbox set urgency = 0 where state = 'waiting' and kind in ('pin', 'password_reset');
--> statement-breakpoint
insert into secrets (name, value) select key, value #>> '{}' from site_settings where key in ('secret_key', 'media_secret');
--> statement-breakpoint
delete from site_settings where key in ('secret_key', 'media_secret');
--> statement-breakpoint
-- What changes nothing tells nobody, and of a seat taken only what shows its seminar is made anew.
create function notify_seats_change() returns trigger language plpgsql as $$
begin
	if to_jsonb(old) - 'seats_taken' = to_jsonb(new) - 'seats_taken' then
		perform pg_notify('content_changed', 'seminar:' || new.seminar_id);
	else
		perform pg_notify('content_changed', tg_table_name);
	end if;
	return null;
end $$;
--> statement-breakpoint
do $$
declare content text;
begin
	foreach content in array array['articles', 'categories', 'lecturers', 'users', 'seminars', 'seminar_dates', 'courses', 'media_files', 'site_settings'] loop
		execute format('drop trigger content_changed on %I', content);
		execute format('create trigger content_changed after insert or delete on %I for each row execute function notify_content_change()', content);
		execute format('create trigger content_emptied after truncate on %I for each statement execute function notify_content_change()', content);
		if content not in ('seminar_dates', 'users') then
			execute format('create trigger content_updated after update on %I for each row when (old.* is distinct from new.*) execute function notify_content_change()', content);
		end if;
	end loop;
end $$;
--> statement-breakpoint
create trigger content_updated after update on seminar_dates for each row when (old.* is distinct from new.*) execute function notify_seats_change();
--> statement-breakpoint
-- Of those who make the site, pages show nothing but the name.
create trigger content_updated after update on users for each row when (old.name is distinct from new.name) execute function notify_content_change();
