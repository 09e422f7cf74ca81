ALTER TABLE "bank_transactions" ADD COLUMN "free_cents" integer;
--> statement-breakpoint
drop trigger bank_transactions_are_final on bank_transactions;
--> statement-breakpoint
update bank_transactions set free_cents = amount_cents
	- coalesce((select sum(part.amount_cents) from invoice_payments part where part.transaction_id = bank_transactions.id), 0)
	- coalesce((select sum(part.amount_cents) from bank_allocations part where part.transaction_id = bank_transactions.id), 0);
--> statement-breakpoint
ALTER TABLE "bank_transactions" ALTER COLUMN "free_cents" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "bank_transactions_open" ON "bank_transactions" USING btree ("booked_on","id") WHERE free_cents <> 0;
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_free" CHECK (free_cents between least(amount_cents, 0) and greatest(amount_cents, 0));
--> statement-breakpoint
-- What the bank told stays as it told it; only how much of it has found its place is counted on.
create function refuse_other_transaction() returns trigger language plpgsql as $$
begin
	if (to_jsonb(new) - 'free_cents') is distinct from (to_jsonb(old) - 'free_cents') then
		raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger bank_transactions_are_final before update on bank_transactions for each row execute function refuse_other_transaction();
--> statement-breakpoint
create trigger bank_transactions_stay before delete on bank_transactions for each row execute function refuse_change();
--> statement-breakpoint
create function count_placed() returns trigger language plpgsql as $$
begin
	update bank_transactions set free_cents = free_cents - new.amount_cents where id = new.transaction_id;
	return new;
end $$;
--> statement-breakpoint
create trigger invoice_payments_are_counted after insert on invoice_payments for each row when (new.transaction_id is not null) execute function count_placed();
--> statement-breakpoint
create trigger bank_allocations_are_counted after insert on bank_allocations for each row execute function count_placed();
