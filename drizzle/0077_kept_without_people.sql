-- What was written for good goes when its period ends: the retention job says so for its own transaction alone.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' and current_setting('vsz.retention', true) = 'on' then
		return old;
	end if;
	raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- Of whom is erased the history keeps what was done, never the words that name them.
create function refuse_other_entry() returns trigger language plpgsql as $$
begin
	if current_setting('vsz.retention', true) = 'on' and (to_jsonb(new) - 'details') = (to_jsonb(old) - 'details') then
		return new;
	end if;
	raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger audit_trail_is_final on audit_trail;
--> statement-breakpoint
create trigger audit_trail_is_final before update on audit_trail for each row execute function refuse_other_entry();
--> statement-breakpoint
create trigger audit_trail_grows before delete on audit_trail for each row execute function refuse_change();
--> statement-breakpoint
-- Whoever is erased is nobody's row among the people, though the law keeps what they bought.
create or replace view person_traces as
	select lower(email) as email, name, company, 'member' as kind, true as is_current, created_at as since, created_at as at
		from members where deleted_at is null
	union all select lower(email), first_name || ' ' || last_name, company, 'participant', true, created_at, created_at
		from sign_ups where email is not null and restricted_at is null
	union all select lower(email), name, company, 'buyer', true, created_at, created_at from orders where restricted_at is null
	union all select lower(email), name, null, 'donor', true, created_at, created_at
		from donations where email is not null and restricted_at is null
	union all select lower(email), name, company, 'contact', true, created_at, created_at from contact_requests
	union all select email, null, null, 'subscriber', state = 'confirmed', requested_at,
		coalesce(unsubscribed_at, confirmed_at, requested_at) from newsletter_subscribers where restricted_at is null;
--> statement-breakpoint
create constraint trigger people_restricted after update of restricted_at on orders
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_restricted after update of restricted_at on sign_ups
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_restricted after update of restricted_at on donations
	deferrable initially deferred for each row execute function renew_people();
--> statement-breakpoint
create constraint trigger people_restricted after update of restricted_at on newsletter_subscribers
	deferrable initially deferred for each row execute function renew_people();
