-- What was handed in stays as it was; it can only be noted, once, that its bytes were deleted with the lists in them.
create function refuse_other_pack() returns trigger language plpgsql as $$
begin
	if old.emptied_at is not null or not old.has_lists
		or (new.id, new.grant_id, new.file, new.bytes, new.hash, new.figures, new.delivered_at, new.has_lists)
		is distinct from
		(old.id, old.grant_id, old.file, old.bytes, old.hash, old.figures, old.delivered_at, old.has_lists)
	then
		raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
drop trigger grant_packs_are_final on grant_packs;
--> statement-breakpoint
create trigger grant_packs_are_final before update on grant_packs for each row execute function refuse_other_pack();
--> statement-breakpoint
create trigger grant_packs_stay before delete on grant_packs for each row execute function refuse_change();
