-- What was taken back becomes a row of its own that names what it takes back.
insert into invoice_payments (invoice_id, amount_cents, paid_on, noted_by, created_at, reverses_id)
select invoice_id, -amount_cents, (taken_back_at at time zone 'Europe/Berlin')::date, noted_by, taken_back_at, id
from invoice_payments where taken_back_at is not null order by id;
--> statement-breakpoint
-- What the bank told stays as it told it.
create trigger bank_statements_are_final before update or delete on bank_statements for each row execute function refuse_change();
--> statement-breakpoint
create trigger bank_transactions_are_final before update or delete on bank_transactions for each row execute function refuse_change();
--> statement-breakpoint
-- Where money was put is undone by a further row; only a donation that is deleted is forgotten.
create function refuse_other_allocation() returns trigger language plpgsql as $$
begin
	if new.donation_id is not null or (to_jsonb(new) - 'donation_id') is distinct from (to_jsonb(old) - 'donation_id') then
		raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger bank_allocations_are_final before update on bank_allocations for each row execute function refuse_other_allocation();
--> statement-breakpoint
create trigger bank_allocations_stay before delete on bank_allocations for each row execute function refuse_change();
