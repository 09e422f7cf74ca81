-- What was printed stays as it was printed: a receipt can be sent once and declared void once, and never goes.
create function refuse_other_receipt() returns trigger language plpgsql as $$
begin
	if (new.id, new.number, new.kind, new.year, new.name, new.email, new.issued_on, new.amount_cents, new.document, new.needs_signature, new.created_at)
		is distinct from
		(old.id, old.number, old.kind, old.year, old.name, old.email, old.issued_on, old.amount_cents, old.document, old.needs_signature, old.created_at)
		or (old.sent_at is not null and new.sent_at is distinct from old.sent_at)
		or (old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason))
	then
		raise exception 'a receipt is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger donation_receipts_are_final before update on donation_receipts for each row execute function refuse_other_receipt();
--> statement-breakpoint
create trigger donation_receipts_stay before delete on donation_receipts for each row execute function refuse_change();
--> statement-breakpoint
create trigger donation_receipt_items_stay before delete on donation_receipt_items for each row execute function refuse_change();
--> statement-breakpoint
-- What belongs to a receipt belongs to it for good; it only ceases to stand, and of what is void the donation may go.
create function refuse_other_receipt_item() returns trigger language plpgsql as $$
begin
	if (new.id, new.receipt_id) is distinct from (old.id, old.receipt_id)
		or (new.donation_id is distinct from old.donation_id and (new.donation_id is not null or old.stands))
		or (new.stands and not old.stands)
	then
		raise exception 'a receipt is final' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger donation_receipt_items_are_final before update on donation_receipt_items for each row execute function refuse_other_receipt_item();
--> statement-breakpoint
-- Money that is confirmed stays what it is.
create function refuse_confirmed_donation() returns trigger language plpgsql as $$
begin
	if exists (select 1 from donation_receipt_items where donation_id = old.id and stands) then
		raise exception 'a receipt stands for this donation' using errcode = 'restrict_violation';
	end if;
	return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger donations_confirmed_stay before delete on donations for each row execute function refuse_confirmed_donation();
--> statement-breakpoint
create trigger donations_confirmed_are_final before update on donations for each row
	when ((new.amount_cents, new.paid_at) is distinct from (old.amount_cents, old.paid_at)) execute function refuse_confirmed_donation();
