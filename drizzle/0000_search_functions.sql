create extension if not exists pg_trgm;
--> statement-breakpoint
-- One spelling for every word: lower case, ä = ae, ö = oe, ü = ue, ß = ss.
create or replace function fold_german(value text) returns text
	language sql immutable strict parallel safe
	return replace(replace(replace(replace(lower(value), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');
