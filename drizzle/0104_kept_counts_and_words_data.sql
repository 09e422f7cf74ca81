create function count_article(article articles, by integer) returns void language sql as $$
	insert into article_months (month, category_id, lecturer_id, articles)
	select date_trunc('month', article.date at time zone 'Europe/Berlin')::date, article.category_id, coalesce(article.lecturer_id, 0), by
	where article.is_published
	on conflict (month, category_id, lecturer_id) do update set articles = article_months.articles + excluded.articles
$$;
--> statement-breakpoint
create function keep_article_months() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		perform count_article(old, -1);
	end if;
	if tg_op <> 'DELETE' then
		perform count_article(new, 1);
	end if;
	return null;
end $$;
--> statement-breakpoint
create trigger months_kept after insert or delete or update of date, category_id, lecturer_id, is_published on articles
	for each row execute function keep_article_months();
--> statement-breakpoint
-- All at once in the order of the alphabet, so that two who write at the same time wait for each other in one direction alone.
create function count_words(before text, after text) returns void language plpgsql as $$
begin
	insert into search_words (word, uses)
	select word, sum(by) from (
		select regexp_split_to_table(after, '[^[:alnum:]äöüÄÖÜß]+') as word, 1 as by
		union all select regexp_split_to_table(before, '[^[:alnum:]äöüÄÖÜß]+'), -1
	) words where length(word) between 3 and 60
	group by word having sum(by) <> 0 order by word
	on conflict (word) do update set uses = search_words.uses + excluded.uses;
	delete from search_words where uses <= 0 and word in (select regexp_split_to_table(before, '[^[:alnum:]äöüÄÖÜß]+'));
end $$;
--> statement-breakpoint
create function words_of(article articles) returns text language sql immutable as $$
	select case when article.is_published then article.title || ' ' || article.teaser_text else '' end
$$;
--> statement-breakpoint
create function words_of(seminar seminars) returns text language sql immutable as $$
	select case when seminar.is_active then seminar.topic || ' ' || seminar.location else '' end
$$;
--> statement-breakpoint
create function words_of(course courses) returns text language sql immutable as $$
	select case when course.is_active then course.topic else '' end
$$;
--> statement-breakpoint
create function keep_words() returns trigger language plpgsql as $$
declare
	before text := '';
	after text := '';
begin
	if tg_op <> 'INSERT' then
		before := words_of(old);
	end if;
	if tg_op <> 'DELETE' then
		after := words_of(new);
	end if;
	if before <> after then
		perform count_words(before, after);
	end if;
	return null;
end $$;
--> statement-breakpoint
create trigger words_kept after insert or delete or update of title, teaser_text, is_published on articles
	for each row execute function keep_words();
--> statement-breakpoint
create trigger words_kept after insert or delete or update of topic, location, is_active on seminars
	for each row execute function keep_words();
--> statement-breakpoint
create trigger words_kept after insert or delete or update of topic, is_active on courses
	for each row execute function keep_words();
--> statement-breakpoint
-- Anew from what stands there, for those who write past the triggers.
create function recount_kept() returns void language sql as $$
	delete from article_months;
	insert into article_months (month, category_id, lecturer_id, articles)
	select date_trunc('month', date at time zone 'Europe/Berlin')::date, category_id, coalesce(lecturer_id, 0), count(*)
	from articles where is_published group by 1, 2, 3;
	delete from search_words;
	insert into search_words (word, uses)
	select word, count(*) from (
		select words_of(a) as given from articles a union all select words_of(s) from seminars s union all select words_of(c) from courses c
	) texts, regexp_split_to_table(given, '[^[:alnum:]äöüÄÖÜß]+') word
	where length(word) between 3 and 60 group by word;
$$;
--> statement-breakpoint
select recount_kept();
--> statement-breakpoint
-- What an index is made of has no statistics before: a rare word would be looked for by reading everything.
analyze articles;
