-- The addresses of the files that a text shows.
create function pictures_in(html text) returns setof text language sql immutable as $$
	select distinct found[1] from regexp_matches(html, 'src="(/media/[^"#]+)', 'g') found where html like '%<img %'
$$;
--> statement-breakpoint
create function pictures_of_article(id integer) returns setof text language sql stable as $$
	select split_part(a.image, '#', 1) from articles a where a.id = $1
	union select split_part(r.image, '#', 1) from article_revisions r where r.article_id = $1
	union select pictures_in(a.content) from articles a where a.id = $1
	union select pictures_in(r.content) from article_revisions r where r.article_id = $1
$$;
--> statement-breakpoint
create function keep_article_pictures() returns trigger language plpgsql as $$
declare
	changed integer := case when tg_table_name = 'articles' then (to_jsonb(coalesce(new, old)) ->> 'id')::integer
		else (to_jsonb(coalesce(new, old)) ->> 'article_id')::integer end;
begin
	if not exists (select 1 from articles where id = changed) then
		return null;
	end if;
	delete from article_pictures where article_id = changed and image not in (select pictures_of_article(changed));
	insert into article_pictures (article_id, image) select changed, image from pictures_of_article(changed) image where image <> ''
		on conflict do nothing;
	return null;
end $$;
--> statement-breakpoint
create trigger pictures_kept after insert on articles for each row execute function keep_article_pictures();
--> statement-breakpoint
create trigger pictures_kept_changed after update of image, content on articles for each row
	when (old.image is distinct from new.image or old.content is distinct from new.content) execute function keep_article_pictures();
--> statement-breakpoint
create trigger pictures_kept after insert or delete on article_revisions for each row execute function keep_article_pictures();
--> statement-breakpoint
create trigger pictures_kept_changed after update of image, content on article_revisions for each row
	when (old.image is distinct from new.image or old.content is distinct from new.content) execute function keep_article_pictures();
--> statement-breakpoint
-- Anew from what stands there, for those who write past the triggers.
create function recount_pictures() returns void language sql as $$
	delete from article_pictures;
	insert into article_pictures (article_id, image)
	select id, split_part(image, '#', 1) from articles where image <> ''
	union select article_id, split_part(image, '#', 1) from article_revisions where image <> ''
	union select id, shown from articles, pictures_in(content) shown
	union select article_id, shown from article_revisions, pictures_in(content) shown;
$$;
--> statement-breakpoint
select recount_pictures();
