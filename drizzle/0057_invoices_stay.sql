-- Rows were final already; now the table cannot be emptied as a whole either.
create trigger invoices_stay before truncate on invoices for each statement execute function refuse_change();
--> statement-breakpoint
-- A number that was given is never given again.
create function refuse_step_back() returns trigger language plpgsql as $$
begin
	if tg_op <> 'UPDATE' or new.series <> old.series or new.year <> old.year or new.last_number < old.last_number then
		raise exception 'numbers only go on' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger number_series_goes_on before update or delete on number_series for each row execute function refuse_step_back();
--> statement-breakpoint
create trigger number_series_stays before truncate on number_series for each statement execute function refuse_step_back();
