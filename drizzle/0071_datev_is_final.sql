-- What the tax adviser got is never changed: again gives the same bytes.
create trigger datev_exports_are_final before update or delete on datev_exports for each row execute function refuse_change();
--> statement-breakpoint
create trigger datev_exports_stay before truncate on datev_exports for each statement execute function refuse_change();
--> statement-breakpoint
create trigger datev_entries_are_final before update or delete on datev_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger datev_entries_stay before truncate on datev_entries for each statement execute function refuse_change();
--> statement-breakpoint
create trigger datev_documents_are_final before update or delete on datev_documents for each row execute function refuse_change();
--> statement-breakpoint
create trigger datev_documents_stay before truncate on datev_documents for each statement execute function refuse_change();
