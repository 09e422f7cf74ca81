-- Planned once for each connection, and by index whatever the tables were like then: a connection that began while there
-- were few invoices would read all of them for each further one.
alter function keep_balance(integer) set enable_seqscan = off;--> statement-breakpoint
alter function keep_balance(integer) set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function keep_balance_of_invoice() set enable_seqscan = off;--> statement-breakpoint
alter function keep_balance_of_invoice() set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function keep_balances_of_order() set enable_seqscan = off;--> statement-breakpoint
alter function keep_balances_of_order() set plan_cache_mode = force_generic_plan;
