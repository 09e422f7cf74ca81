-- Whoever waits, wants to hear of a date or comes along in another's booking is somebody too. Whoever comes along without an
-- address is found by whoever booked: `beside` is searched, and shown as nobody's name.
create or replace view person_traces as
	select lower(email) as email, name, company, 'member' as kind, true as is_current, created_at as since, created_at as at, null as beside
		from members where deleted_at is null
	union all select lower(s.email), s.first_name || ' ' || s.last_name, s.company, 'participant', true, s.created_at, s.created_at,
		(select string_agg(concat_ws(' ', p.first_name, p.last_name), ' ' order by p.position) from sign_up_persons p
			where p.sign_up_id = s.id and p.email is null)
		from sign_ups s where s.email is not null and s.restricted_at is null
	union all select lower(p.email), nullif(concat_ws(' ', p.first_name, p.last_name), ''), null, 'participant', true, s.created_at, s.created_at, null
		from sign_up_persons p join sign_ups s on s.id = p.sign_up_id
		where p.email is not null and p.restricted_at is null and lower(p.email) is distinct from lower(s.email)
	union all select lower(email), name, null, 'waiting', true, created_at, created_at, null from waiting_list
	union all select lower(email), name, company, 'buyer', true, created_at, created_at, null from orders where restricted_at is null
	union all select lower(email), name, null, 'donor', true, created_at, created_at, null
		from donations where email is not null and restricted_at is null
	union all select lower(email), name, company, 'contact', true, created_at, created_at, null from contact_requests
	union all select email, null, null, 'alert', true, requested_at, confirmed_at, null from date_alerts where confirmed_at is not null
	union all select email, null, null, 'subscriber', state = 'confirmed', requested_at,
		coalesce(unsubscribed_at, confirmed_at, requested_at), null from newsletter_subscribers where restricted_at is null;
--> statement-breakpoint
create or replace view known_people as
	select email,
		(array_agg(name order by at desc) filter (where name <> ''))[1] as name,
		(array_agg(company order by at desc) filter (where company <> ''))[1] as company,
		fold_german(concat_ws(' ', email, string_agg(distinct concat_ws(' ', name, company, beside), ' '))) as words,
		coalesce(array_agg(distinct kind) filter (where is_current), '{}') as kinds,
		min(since) as since,
		max(at) as last_at,
		(array_agg(kind order by at desc, kind))[1] as last_kind
	from person_traces group by email;
--> statement-breakpoint
create function renew_companions() returns trigger language plpgsql as $$
declare
	address text;
begin
	for address in select distinct lower(given) from (
			select unnest(array[old.email, new.email])
			union all select email from sign_ups where id in (old.sign_up_id, new.sign_up_id)
		) whose(given) where given is not null order by 1 loop
		perform renew_person(address);
	end loop;
	return null;
end $$;
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, first_name, last_name, restricted_at or delete on sign_up_persons
	deferrable initially deferred for each row execute function renew_companions();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, name or delete on waiting_list
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, confirmed_at or delete on date_alerts
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
insert into people (email, name, company, words, kinds, since, last_at, last_kind)
	select email, name, company, words, kinds, since, last_at, last_kind from known_people
	on conflict (email) do update set name = excluded.name, company = excluded.company, words = excluded.words, kinds = excluded.kinds,
		since = excluded.since, last_at = excluded.last_at, last_kind = excluded.last_kind;
