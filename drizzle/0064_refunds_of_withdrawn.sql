-- What went back, or has to go back, through a provider after a withdrawal gets its row.
insert into refunds (credit_note_id, payment_id, amount_cents, asked_at, paid_on)
select
	case when payment.problem is null then (
		select max(note.id) from invoices note
		where note.order_id = contract.id and note.kind = 'credit_note'
			and not exists (select 1 from refunds known where known.credit_note_id = note.id)
	) end,
	payment.id,
	payment.amount_cents,
	coalesce(contract.withdrawn_at, payment.updated_at),
	case when payment.state = 'refunded' then (coalesce(payment.settled_at, payment.updated_at) at time zone 'Europe/Berlin')::date end
from payments payment join orders contract on contract.id = payment.order_id
where contract.state = 'withdrawn' and payment.state in ('paid', 'refunded')
order by payment.id;
