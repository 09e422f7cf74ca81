-- What was printed stays as it was printed; a certificate can only be ended or sent once more. Retention may delete it.
create function refuse_other_certificate() returns trigger language plpgsql as $$
begin
	if (new.id, new.number, new.code, new.token_hash, new.seminar_date_id, new.person_id, new.issued_on, new.document, new.replaces_id)
		is distinct from
		(old.id, old.number, old.code, old.token_hash, old.seminar_date_id, old.person_id, old.issued_on, old.document, old.replaces_id)
		or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)
		or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at)
	then
		raise exception 'a certificate is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger certificates_are_final before update on certificates for each row execute function refuse_other_certificate();
--> statement-breakpoint
create trigger grant_packs_are_final before update or delete on grant_packs for each row execute function refuse_change();
