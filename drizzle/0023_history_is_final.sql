-- Rows were final already; now the table cannot be emptied as a whole either.
create trigger audit_trail_stays before truncate on audit_trail for each statement execute function refuse_change();
