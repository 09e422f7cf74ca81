-- As before; and of somebody of whom nothing is left a block from letters stays as what it is, without what was written of it.
create or replace function renew_person(address text) returns void language plpgsql set enable_seqscan = off as $$
begin
	-- First the row is locked: whoever changes something else of the same person waits here and then reads what was written meanwhile.
	insert into people (email, words, kinds, since, last_at, last_kind) values (address, '', '{}', now(), now(), 'contact')
		on conflict (email) do update set email = excluded.email;
	update people p set name = k.name, company = k.company, words = k.words, kinds = k.kinds, since = k.since,
		last_at = k.last_at, last_kind = k.last_kind
		from known_people k where k.email = address and p.email = address;
	if not found then
		delete from people where email = address;
		update letter_blocks set reason = null where address_hash = sha256(convert_to(address, 'UTF8'));
	end if;
end $$;
