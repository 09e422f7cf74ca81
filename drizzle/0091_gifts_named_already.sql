-- What was placed so far learns what its donation is called, as long as that is there to be asked.
alter table bank_allocations disable trigger bank_allocations_are_final;
--> statement-breakpoint
update bank_allocations part set donation_reference = gift.reference from donations gift where gift.id = part.donation_id;
--> statement-breakpoint
alter table bank_allocations enable trigger bank_allocations_are_final;
