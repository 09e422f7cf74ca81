-- Whatever somebody left under an address. A subscriber who has not confirmed, or has left, is known but reads nothing.
create view person_traces as
	select lower(email) as email, name, company, 'member' as kind, true as is_current, created_at as since, created_at as at
		from members where deleted_at is null
	union all select lower(email), first_name || ' ' || last_name, company, 'participant', true, created_at, created_at from sign_ups
	union all select lower(email), name, company, 'buyer', true, created_at, created_at from orders
	union all select lower(email), name, null, 'donor', true, created_at, created_at from donations where email is not null
	union all select lower(email), name, company, 'contact', true, created_at, created_at from contact_requests
	union all select email, null, null, 'subscriber', state = 'confirmed', requested_at,
		coalesce(unsubscribed_at, confirmed_at, requested_at) from newsletter_subscribers;
--> statement-breakpoint
create view known_people as
	select email,
		(array_agg(name order by at desc) filter (where name <> ''))[1] as name,
		(array_agg(company order by at desc) filter (where company <> ''))[1] as company,
		fold_german(concat_ws(' ', email, string_agg(distinct concat_ws(' ', name, company), ' '))) as words,
		coalesce(array_agg(distinct kind) filter (where is_current), '{}') as kinds,
		min(since) as since,
		max(at) as last_at,
		(array_agg(kind order by at desc, kind))[1] as last_kind
	from person_traces group by email;
--> statement-breakpoint
-- Every table has its index over the address. A plan that was made while they were small would read all of them, again and again.
create function renew_person(address text) returns void language plpgsql set enable_seqscan = off as $$
begin
	-- First the row is locked: whoever changes something else of the same person waits here and then reads what was written meanwhile.
	insert into people (email, words, kinds, since, last_at, last_kind) values (address, '', '{}', now(), now(), 'contact')
		on conflict (email) do update set email = excluded.email;
	update people p set name = k.name, company = k.company, words = k.words, kinds = k.kinds, since = k.since,
		last_at = k.last_at, last_kind = k.last_kind
		from known_people k where k.email = address and p.email = address;
	if not found then
		delete from people where email = address;
	end if;
end $$;
--> statement-breakpoint
create function renew_people() returns trigger language plpgsql as $$
declare
	address text;
begin
	for address in select distinct lower(given) from unnest(array[old.email, new.email]) given where given is not null order by 1 loop
		perform renew_person(address);
	end loop;
	return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, when nothing else is locked any more: so nobody who waits for a person is waited for.
create constraint trigger people_known after insert or update of email, name, company, deleted_at or delete on members
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, first_name, last_name, company or delete on sign_ups
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, name, company or delete on orders
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, name or delete on donations
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, name, company or delete on contact_requests
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_known after insert or update of email, state or delete on newsletter_subscribers
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
insert into people (email, name, company, words, kinds, since, last_at, last_kind)
	select email, name, company, words, kinds, since, last_at, last_kind from known_people;
