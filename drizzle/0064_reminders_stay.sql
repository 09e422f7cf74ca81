-- What was sent stays as it was sent.
create trigger reminders_are_final before update or delete on reminders for each row execute function refuse_change();
