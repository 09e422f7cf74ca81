-- The minutes in words such as 'ca. 2,5 Stunden', of a range the longer end; null where they name no length.
create function pg_temp.minutes_of(words text) returns integer language plpgsql as $$
declare
	digits text := regexp_replace(words, '\s*½', ',5', 'g');
	word text;
	number text;
	found text[];
	minutes integer;
begin
	for word, number in values ('eine', '1'), ('einer', '1'), ('anderthalb', '1,5'), ('eineinhalb', '1,5'), ('zwei', '2'), ('zweieinhalb', '2,5'), ('drei', '3'),
		('dreieinhalb', '3,5'), ('vier', '4'), ('fünf', '5'), ('sechs', '6'), ('sieben', '7'), ('acht', '8') loop
		digits := regexp_replace(digits, '\m' || word || '\M', number, 'gi');
	end loop;
	found := regexp_match(digits, '(\d+(?:[.,]\d+)?)\s*(Stunden?|Std\y|h\y|Minuten?|Min\y)\.?(?:\s*(?:und\s*)?(\d+(?:[.,]\d+)?)\s*(?:Minuten?|Min\y))?', 'i');
	if found[2] ~* '^(Stunde|Std|h)' then
		minutes := least(round(replace(found[1], ',', '.')::numeric * 60 + coalesce(replace(found[3], ',', '.'), '0')::numeric), 100000);
	else
		minutes := least(round(replace(found[1], ',', '.')::numeric), 100000);
	end if;
	return case when minutes between 1 and 24 * 60 then minutes end;
end $$;
--> statement-breakpoint
update courses set minutes = pg_temp.minutes_of(duration);
--> statement-breakpoint
-- Every date so far is one session; where the words name no length it is taken to last two hours. A unit has 45 minutes.
insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units)
select d.id, d.date, d.date + make_interval(mins => m.minutes), round(m.minutes / 45.0, 1)
from seminar_dates d join seminars s on s.id = d.seminar_id
cross join lateral (select coalesce(pg_temp.minutes_of(s.duration), 120) as minutes) m
order by d.date, d.id;
--> statement-breakpoint
do $$
declare
	words text;
	place_name text;
	place_postcode text;
	place_city text;
	place integer;
begin
	for words in select distinct location from seminars where not is_online order by 1 loop
		place_name := words;
		place_postcode := null;
		place_city := null;
		if words ~ '[^,\s],\s*\d{5}\s+[^,]+$' then
			-- 'Haus am Fluss, Elbweg 7, 01067 Dresden'
			place_name := regexp_replace(words, ',\s*\d{5}\s+[^,]+$', '');
			place_postcode := substring(words from '(\d{5})\s+[^,]+$');
			place_city := trim(substring(words from '\d{5}\s+([^,]+)$'));
		elsif words ~ '^[^,]+,\s*[^,\s]' then
			-- As the site writes it, with the town first: 'Dresden, Haus am Fluss, Saal 1'
			place_name := substring(words from '^[^,]+,\s*(.+)$');
			place_city := trim(substring(words from '^([^,]+),'));
		end if;
		insert into places (name, postcode, city) values (place_name, place_postcode, place_city) returning id into place;
		update seminars set place_id = place where location = words and not is_online;
	end loop;
end $$;
--> statement-breakpoint
-- A reference that stands at dates with different ends becomes a grant for each end; one without a reference is called by its end.
do $$
declare
	old_grant record;
	new_grant integer;
begin
	for old_grant in
		select reference, period_to, count(*) over (partition by reference) > 1 as is_repeated
		from (select distinct nullif(grant_reference, '') as reference, grant_period_end as period_to from seminar_dates) used
		where reference is not null or period_to is not null
		order by period_to, reference
	loop
		insert into grants (reference, period_to)
		values (
			case
				when old_grant.reference is null then 'Bewilligung bis ' || to_char(old_grant.period_to, 'DD.MM.YYYY')
				when old_grant.is_repeated and old_grant.period_to is not null then old_grant.reference || ' (bis ' || to_char(old_grant.period_to, 'DD.MM.YYYY') || ')'
				else old_grant.reference
			end,
			old_grant.period_to
		)
		returning id into new_grant;
		update seminar_dates set grant_id = new_grant
		where nullif(grant_reference, '') is not distinct from old_grant.reference and grant_period_end is not distinct from old_grant.period_to;
	end loop;
end $$;
--> statement-breakpoint
-- Nobody can sit in two sessions of one date at once. A range of one id, because equality of integers would need an extension here;
-- deferrable, because sessions that move together may meet on the way.
alter table seminar_sessions add constraint seminar_sessions_apart
	exclude using gist (int4range(seminar_date_id, seminar_date_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&) deferrable;
--> statement-breakpoint
-- A date has sessions and begins with the first of them.
create function require_first_session(date_id integer) returns void language plpgsql as $$
begin
	-- Locked, so that two who change the same date see each other.
	perform 1 from seminar_dates where id = date_id for no key update;
	if exists (
		select 1 from seminar_dates d where d.id = date_id
		and d.date is distinct from (select min(s.starts_at) from seminar_sessions s where s.seminar_date_id = d.id)
	) then
		raise exception 'seminar date % does not begin with its first session', date_id using errcode = 'check_violation';
	end if;
end $$;
--> statement-breakpoint
create function check_sessions_of_date() returns trigger language plpgsql as $$
begin
	perform require_first_session(new.id);
	return null;
end $$;
--> statement-breakpoint
create function check_date_of_session() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		perform require_first_session(old.seminar_date_id);
	end if;
	if tg_op <> 'DELETE' then
		perform require_first_session(new.seminar_date_id);
	end if;
	return null;
end $$;
--> statement-breakpoint
-- Looked at when the transaction ends, so that date and sessions can be written one after the other.
create constraint trigger begins_with_first_session after insert or update of date on seminar_dates
	deferrable initially deferred for each row execute function check_sessions_of_date();
--> statement-breakpoint
create constraint trigger begins_with_first_session after insert or update or delete on seminar_sessions
	deferrable initially deferred for each row execute function check_date_of_session();
--> statement-breakpoint
do $$
declare content text;
begin
	foreach content in array array['places', 'seminar_sessions'] loop
		execute format('create trigger content_changed after insert or delete on %I for each row execute function notify_content_change()', content);
		execute format('create trigger content_emptied after truncate on %I for each statement execute function notify_content_change()', content);
		execute format('create trigger content_updated after update on %I for each row when (old.* is distinct from new.*) execute function notify_content_change()', content);
	end loop;
end $$;
