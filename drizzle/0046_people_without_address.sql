-- Whoever called and has no address is nobody's row among the people.
create or replace view person_traces as
	select lower(email) as email, name, company, 'member' as kind, true as is_current, created_at as since, created_at as at
		from members where deleted_at is null
	union all select lower(email), first_name || ' ' || last_name, company, 'participant', true, created_at, created_at
		from sign_ups where email is not null
	union all select lower(email), name, company, 'buyer', true, created_at, created_at from orders
	union all select lower(email), name, null, 'donor', true, created_at, created_at from donations where email is not null
	union all select lower(email), name, company, 'contact', true, created_at, created_at from contact_requests
	union all select email, null, null, 'subscriber', state = 'confirmed', requested_at,
		coalesce(unsubscribed_at, confirmed_at, requested_at) from newsletter_subscribers;
