-- What went to the bank stays as it went. A file is handed in once and withdrawn once; only the seal around its bytes may be
-- renewed, whose hash stays.
create function refuse_other_payment_file() returns trigger language plpgsql as $$
begin
	if (new.id, new.kind, new.number, new.sha256, new.amount_cents, new.made_by, new.made_at)
		is distinct from (old.id, old.kind, old.number, old.sha256, old.amount_cents, old.made_by, old.made_at)
		or (old.handed_in_at is not null and (new.handed_in_by, new.handed_in_at) is distinct from (old.handed_in_by, old.handed_in_at))
		or (old.withdrawn_at is not null and (new.withdrawn_by, new.withdrawn_at, new.withdrawn_reason)
			is distinct from (old.withdrawn_by, old.withdrawn_at, old.withdrawn_reason))
		or (old.withdrawn_at is not null and old.handed_in_at is null and new.handed_in_at is not null)
	then
		raise exception 'a payment file is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger payment_files_are_final before update on payment_files for each row execute function refuse_other_payment_file();
--> statement-breakpoint
create trigger payment_files_stay before delete on payment_files for each row execute function refuse_change();
--> statement-breakpoint
-- A debit ends once or is repeated once, never both; it goes only together with its order.
create function refuse_other_debit() returns trigger language plpgsql as $$
begin
	if (new.id, new.order_id, new.file_id, new.end_to_end_id, new.amount_cents, new.collect_on)
		is distinct from (old.id, old.order_id, old.file_id, old.end_to_end_id, old.amount_cents, old.collect_on)
		or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
		or (old.repeated_at is not null and new.repeated_at is distinct from old.repeated_at)
		or num_nonnulls(new.ended_at, new.repeated_at) > 1
	then
		raise exception 'a debit is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger debits_are_final before update on debits for each row execute function refuse_other_debit();
--> statement-breakpoint
create trigger debits_stay before delete on debits for each row when (pg_trigger_depth() = 0) execute function refuse_change();
--> statement-breakpoint
create function refuse_other_transfer() returns trigger language plpgsql as $$
begin
	if (new.id, new.refund_id, new.file_id, new.end_to_end_id)
		is distinct from (old.id, old.refund_id, old.file_id, old.end_to_end_id)
		or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
	then
		raise exception 'a transfer is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger refund_transfers_are_final before update on refund_transfers for each row execute function refuse_other_transfer();
--> statement-breakpoint
create trigger refund_transfers_stay before delete on refund_transfers for each row when (pg_trigger_depth() = 0) execute function refuse_change();
