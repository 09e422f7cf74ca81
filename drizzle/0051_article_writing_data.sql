-- What was there before drafts were kept is its own first version.
update articles set published_at = date;
--> statement-breakpoint
insert into article_revisions (article_id, number, kind, slug, title, teaser_text, content, description, image, image_alt, category_id, user_id, lecturer_id, added_words, removed_words, saved_by, created_at, saved_at)
	select id, 1, 'published', slug, title, teaser_text, content, description, image, image_alt, category_id, user_id, lecturer_id, 0, 0, user_id, updated_at, updated_at from articles;
--> statement-breakpoint
-- Whom the pages of its neighbours name, and the band over the home page, which shows the newest or a chosen one; `at` and `number` are its place in the row of articles.
create function notify_article_neighbours(at timestamptz, number int) returns void language plpgsql as $$
declare neighbour int;
begin
	for neighbour in
		(select id from articles where is_published and (date, id) < (at, number) order by date desc, id desc limit 1)
		union all
		(select id from articles where is_published and (date, id) > (at, number) order by date, id limit 1)
	loop
		perform pg_notify('content_changed', 'article:' || neighbour);
	end loop;
	if not exists (select from articles where is_published and (date, id) > (at, number))
		or exists (select from site_settings where key = 'banner_article_id' and value = to_jsonb(number)) then
		perform pg_notify('content_changed', 'articles:newest');
	end if;
end $$;
--> statement-breakpoint
-- What visitors do not see tells nobody; of an article only what shows it is made anew.
create function notify_article_change() returns trigger language plpgsql as $$
declare
	was_shown boolean := tg_op <> 'INSERT' and old.is_published;
	is_shown boolean := tg_op <> 'DELETE' and new.is_published;
begin
	if tg_op = 'UPDATE' and (old.publish_at, old.ends_at) is distinct from (new.publish_at, new.ends_at) then
		perform pg_notify('content_changed', 'article_plans');
	end if;
	if was_shown then
		perform pg_notify('content_changed', 'article:' || old.id);
		perform pg_notify('content_changed', 'articles:all');
		perform pg_notify('content_changed', 'articles:' || old.category_id);
	end if;
	if is_shown then
		perform pg_notify('content_changed', 'article:' || new.id);
		perform pg_notify('content_changed', 'articles:all');
		perform pg_notify('content_changed', 'articles:' || new.category_id);
	end if;
	if was_shown and is_shown and (old.slug, old.title, old.date) = (new.slug, new.title, new.date) then
		return null;
	end if;
	if was_shown then
		perform notify_article_neighbours(old.date, old.id);
	end if;
	if is_shown then
		perform notify_article_neighbours(new.date, new.id);
	end if;
	return null;
end $$;
--> statement-breakpoint
drop trigger content_changed on articles;
--> statement-breakpoint
drop trigger content_updated on articles;
--> statement-breakpoint
create trigger content_changed after insert or delete on articles for each row execute function notify_article_change();
--> statement-breakpoint
create trigger content_updated after update on articles for each row when (old.* is distinct from new.*) execute function notify_article_change();
