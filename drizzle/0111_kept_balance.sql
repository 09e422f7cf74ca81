CREATE TABLE "donation_days" (
	"day" date PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"gifts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_balances" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL,
	"way" text,
	"is_awaited" boolean NOT NULL,
	"paid_cents" integer NOT NULL,
	"owed_cents" integer NOT NULL,
	"written_off_cents" integer NOT NULL,
	"left_cents" integer GENERATED ALWAYS AS (owed_cents - written_off_cents) STORED NOT NULL,
	CONSTRAINT "invoice_balances_way" CHECK ("way" in ('booking', 'invoice', 'direct_debit'))
);
--> statement-breakpoint
DROP INDEX "bank_transactions_iban";--> statement-breakpoint
ALTER TABLE "invoice_balances" ADD CONSTRAINT "invoice_balances_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_balances_open" ON "invoice_balances" USING btree ("due_on","invoice_id","left_cents","way") WHERE is_awaited and left_cents > 0;--> statement-breakpoint
CREATE INDEX "invoice_balances_left" ON "invoice_balances" USING btree ("left_cents","invoice_id") WHERE is_awaited and left_cents > 0;--> statement-breakpoint
CREATE INDEX "invoice_balances_overpaid" ON "invoice_balances" USING btree ("due_on","invoice_id") WHERE way is not null and owed_cents < 0;--> statement-breakpoint
CREATE INDEX "invoice_balances_given_up" ON "invoice_balances" USING btree ("due_on","invoice_id") WHERE written_off_cents > 0 and owed_cents > 0;--> statement-breakpoint
CREATE INDEX "bank_transactions_open_of_statement" ON "bank_transactions" USING btree ("statement_id") WHERE free_cents <> 0;--> statement-breakpoint
CREATE INDEX "bank_transactions_placed" ON "bank_transactions" USING btree ("statement_id","booked_on","id") WHERE free_cents <> amount_cents;--> statement-breakpoint
CREATE INDEX "bank_transactions_end_to_end" ON "bank_transactions" USING btree ("end_to_end_id") WHERE end_to_end_id is not null;--> statement-breakpoint
CREATE INDEX "bank_transactions_account" ON "bank_transactions" USING btree ("iban","id");--> statement-breakpoint
CREATE INDEX "donations_compact" ON "donations" USING btree (replace(reference, '-', ''));--> statement-breakpoint
CREATE INDEX "donations_standing" ON "donations" USING btree ("id") WHERE rhythm = 'monthly' and continues_id is null and token_hash is null;--> statement-breakpoint
CREATE INDEX "invoices_compact" ON "invoices" USING btree (replace(number, '-', ''));--> statement-breakpoint
CREATE INDEX "orders_compact" ON "orders" USING btree (replace(number, '-', ''));--> statement-breakpoint
CREATE INDEX "orders_compact_short" ON "orders" USING btree (left(replace(number, '-', ''), 13));--> statement-breakpoint
CREATE INDEX "orders_compact_mandate" ON "orders" USING btree (replace(mandate_reference, '-', '')) WHERE mandate_reference is not null;--> statement-breakpoint
CREATE INDEX "payments_gifts_returned" ON "payments" USING btree ("donation_id") WHERE state = 'refunded' and donation_id is not null;--> statement-breakpoint
CREATE INDEX "sign_ups_compact" ON "sign_ups" USING btree (replace(number, '-', ''));--> statement-breakpoint
-- What each invoice owes, reckoned from the rows that say so.
create view reckoned_balances as
select i.id as invoice_id,
	coalesce(o.pay_until, i.due_on, i.issued_on) as due_on,
	case when i.sign_up_id is not null then 'booking' when o.payment_method in ('invoice', 'direct_debit') then o.payment_method end as way,
	i.sign_up_id is not null or (o.payment_method in ('invoice', 'direct_debit') and o.state = 'placed') as is_awaited,
	paid.cents::integer as paid_cents,
	(i.gross_cents
		+ coalesce((select sum(note.gross_cents) from invoices note where note.corrects_invoice_id = i.id), 0)
		- paid.cents
		+ coalesce((select sum(refund.amount_cents) from refunds refund join invoices note on note.id = refund.credit_note_id where note.corrects_invoice_id = i.id), 0)
		+ noted.charges)::integer as owed_cents,
	noted.written_off::integer as written_off_cents
from invoices i
	left join orders o on o.id = i.order_id
	cross join lateral (select coalesce(sum(payment.amount_cents), 0) as cents from invoice_payments payment where payment.invoice_id = i.id) paid
	cross join lateral (select coalesce(sum(adjustment.amount_cents) filter (where adjustment.kind = 'charges_paid'), 0) as charges,
		coalesce(sum(adjustment.amount_cents) filter (where adjustment.kind = 'write_off'), 0) as written_off
		from invoice_adjustments adjustment where adjustment.invoice_id = i.id) noted
where i.kind = 'invoice';
--> statement-breakpoint
-- The row is held first: whoever comes second reckons in a statement of its own, which sees what the first has written. It is
-- planned while tables are small, and they may grow thousandfold before it is planned anew: so they are never walked through.
create function keep_balance(changed integer) returns void language plpgsql strict set enable_seqscan = off as $$
begin
	perform 1 from invoice_balances where invoice_id = changed for no key update;
	if found then
		update invoice_balances kept set (due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents) =
			(select due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents from reckoned_balances where invoice_id = changed)
		where kept.invoice_id = changed and exists (select 1 from invoices where id = changed);
	end if;
end $$;
--> statement-breakpoint
create function keep_balance_of_row() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		perform keep_balance(old.invoice_id);
	end if;
	if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id) then
		perform keep_balance(new.invoice_id);
	end if;
	return null;
end $$;
--> statement-breakpoint
create trigger balance_kept after insert or delete or update of invoice_id, amount_cents on invoice_payments
	for each row execute function keep_balance_of_row();
--> statement-breakpoint
create trigger balance_kept after insert or delete or update of invoice_id, amount_cents, kind on invoice_adjustments
	for each row execute function keep_balance_of_row();
--> statement-breakpoint
create function keep_balance_of_refund() returns trigger language plpgsql as $$
declare
	note integer;
begin
	for note in select distinct credit_note from unnest(array[
		case when tg_op <> 'INSERT' then old.credit_note_id end, case when tg_op <> 'DELETE' then new.credit_note_id end]) credit_note
		where credit_note is not null order by 1
	loop
		perform keep_balance(corrects_invoice_id) from invoices where id = note;
	end loop;
	return null;
end $$;
--> statement-breakpoint
create trigger balance_kept after insert or delete or update of credit_note_id, amount_cents on refunds
	for each row execute function keep_balance_of_refund();
--> statement-breakpoint
-- The order is held while its invoice is written, so that whoever changes it afterwards finds the invoice.
create function keep_balance_of_invoice() returns trigger language plpgsql set enable_seqscan = off as $$
begin
	if tg_op = 'INSERT' then
		if new.kind = 'invoice' then
			perform 1 from orders where id = new.order_id for share;
			insert into invoice_balances (invoice_id, due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents)
			select invoice_id, due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents from reckoned_balances where invoice_id = new.id;
		end if;
		perform keep_balance(new.corrects_invoice_id);
	else
		perform keep_balance(old.corrects_invoice_id);
	end if;
	return null;
end $$;
--> statement-breakpoint
create trigger balance_kept after insert or delete on invoices for each row execute function keep_balance_of_invoice();
--> statement-breakpoint
create function keep_balances_of_order() returns trigger language plpgsql as $$
begin
	perform keep_balance(id) from (select id from invoices where order_id = new.id and kind = 'invoice' order by id) own;
	return null;
end $$;
--> statement-breakpoint
create trigger balance_kept after update of state, payment_method, pay_until on orders for each row
	when ((old.state, old.payment_method, old.pay_until) is distinct from (new.state, new.payment_method, new.pay_until))
	execute function keep_balances_of_order();
--> statement-breakpoint
create function count_gift(gift donations, by integer) returns void language sql as $$
	insert into donation_days (day, cents, gifts)
	select (gift.paid_at at time zone 'Europe/Berlin')::date, by * gift.amount_cents, by where gift.paid_at is not null
	on conflict (day) do update set cents = donation_days.cents + excluded.cents, gifts = donation_days.gifts + excluded.gifts
$$;
--> statement-breakpoint
create function keep_donation_days() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		perform count_gift(old, -1);
	end if;
	if tg_op <> 'DELETE' then
		perform count_gift(new, 1);
	end if;
	return null;
end $$;
--> statement-breakpoint
create trigger days_kept after insert or delete or update of paid_at, amount_cents on donations
	for each row execute function keep_donation_days();
--> statement-breakpoint
create function forget_donation_days() returns trigger language plpgsql as $$
begin
	delete from donation_days;
	return null;
end $$;
--> statement-breakpoint
create trigger days_forgotten after truncate on donations for each statement execute function forget_donation_days();
--> statement-breakpoint
-- Anew from what stands there, for those who write past the triggers. Whoever writes meanwhile waits for it.
create function recount_money() returns void language sql as $$
	lock table orders, invoices, invoice_payments, invoice_adjustments, refunds, donations in share row exclusive mode;
	delete from invoice_balances;
	insert into invoice_balances (invoice_id, due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents)
	select invoice_id, due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents from reckoned_balances;
	delete from donation_days;
	insert into donation_days (day, cents, gifts)
	select (paid_at at time zone 'Europe/Berlin')::date, sum(amount_cents), count(*) from donations where paid_at is not null group by 1;
$$;
--> statement-breakpoint
select recount_money();
--> statement-breakpoint
-- What an index is made of has no statistics before: many rows would be expected for each number.
analyze invoice_balances, donation_days, invoices, orders, sign_ups, donations;
