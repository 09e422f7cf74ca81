// The public half of a house of many years: articles of their own words, seminars, and dates for two years ahead.

/** Words that stand in nearly every article of such a house; the further behind, the rarer. */
const COMMON =
	"Verein Satzung Vorstand Mitglied Spende Ehrenamt Stiftung Haftung Steuer Protokoll Beschluss Wahl Kasse Zweck Förderung Rücklage Beitrag Versammlung Datenschutz Fest";
const BEGIN =
	"Haus Hof Kreis Orts Jugend Sport Musik Kultur Garten Wald Natur Schul Stadt Land Markt Fluss Berg Chor Tanz Theater Buch Bau Kunst Wasser Feuer Wetter Markt Brücken Turm Garten Rad Boots Ski Reit Hunde Vogel Bienen Imker Obst Wein";
const MIDDLE =
	"vertrags steuer prüfungs förder gruppen leiter kassen planungs helfer veranstaltungs raum geräte lager werk spiel turnier fahrt reise probe abend tages nacht wochen jahres monats";
const END =
	"recht ordnung frage liste regel pflicht plan abrechnung leitung übergabe mappe karte prüfung aufsicht hilfe";
const ARTICLE_WORDS = 150;
const VOCABULARY = 14_000;

const list = (words) => `array['${words.split(" ").join("','")}']`;

/** In order of how often they are written: word number one in every text, the last in hardly any. */
const words = `
	create temporary table bench_words as
	select row_number() over (order by place, word)::int as id, word from (
		select word, place from unnest(${list(COMMON)}) with ordinality common (word, place)
		union all
		select distinct initcap(b || m || e), 1000 + hashtext(b || m || e)::bigint + 2147483648
		from unnest(${list(BEGIN)}) b, unnest(${list(MIDDLE)}) m, unnest(${list(END)}) e
	) known limit ${VOCABULARY};
	create unique index on bench_words (id);
	analyze bench_words`;

const articles = (rows) => `
	with texts as materialized (
		select n, string_agg(word, ' ' order by k) as body, string_agg(word, ' ' order by k) filter (where k <= 4) as title,
			string_agg(word, ' ' order by k) filter (where k between 5 and 16) as teaser
		from (select n, k, 1 + floor(${VOCABULARY} * power(random(), 4))::int as id
			from generate_series(1, ${rows}) n, generate_series(1, ${ARTICLE_WORDS}) k) picked
		join bench_words using (id) group by n
	)
	insert into articles (slug, title, teaser_text, content, image, image_alt, date, published_at, category_id, user_id, created_at, updated_at)
	select 'gewachsen-' || n, title || ' ' || n, teaser, '<p>' || body || '</p>', image, image_alt,
		now() - n * interval '50 minutes', now() - n * interval '50 minutes', (select id from categories order by id limit 1 offset n % 8),
		user_id, now() - n * interval '50 minutes', now() - n * interval '50 minutes'
	from texts, (select image, image_alt, user_id from articles order by id limit 1) one`;

/** Each was written once. */
const revisions = `
	insert into article_revisions (article_id, number, kind, slug, title, teaser_text, content, description, image, image_alt, category_id, user_id, added_words, removed_words, saved_by, saved_at)
	select id, 1, 'published', slug, title, teaser_text, content, description, image, image_alt, category_id, user_id, ${ARTICLE_WORDS}, 0, user_id, date
	from articles where slug like 'gewachsen-%'`;

const seminars = (rows) => `
	insert into seminars (slug, topic, description, duration, location, place_id, image, image_alt, price_cents, tax_category, is_online, category_id, lecturer_id)
	select 'gewachsen-' || n, (select string_agg(word, ' ') from bench_words where id in (1 + n % 20, 1 + (n * 37) % ${VOCABULARY}, 1 + (n * 101) % ${VOCABULARY})),
		description, duration, location, place_id, image, image_alt, price_cents, tax_category, is_online,
		(select id from categories order by id limit 1 offset n % 8), (select id from lecturers order by id limit 1 offset n % 9)
	from generate_series(1, ${rows}) n
	join lateral (select * from seminars where slug not like 'gewachsen-%' and is_active order by id limit 1 offset n % 12) one on true`;

/** Spread over two years. */
const dates = (each) => `
	with made as (
		insert into seminar_dates (seminar_id, date, capacity)
		select id, date_trunc('hour', now()) + interval '1 day' + (k * 73 + id % 73) * interval '1 day' + id % 9 * interval '1 hour', 20
		from seminars, generate_series(0, ${each - 1}) k where slug like 'gewachsen-%' returning id, date
	)
	insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units) select id, date, date + interval '3 hours', 4 from made`;

/** Each of these would be changed for every word of every article: they are made anew at the end. */
const WORD_INDEXES =
	"select indexname as name, indexdef as made from pg_indexes where tablename = 'articles' and indexdef like '%USING gin%'";

/** Adds articles, seminars and dates; triggers are off meanwhile, so what they keep is counted by the caller. */
export async function growContent(client, { articleRows, seminarRows, datesEach }) {
	await client.query(words);
	const { rows: indexes } = await client.query(WORD_INDEXES);
	for (const { name } of indexes) await client.query(`drop index ${name}`);
	await client.query(articles(articleRows));
	await client.query("set maintenance_work_mem = '512MB'");
	for (const { made } of indexes) await client.query(made);
	await client.query(revisions);
	await client.query(seminars(seminarRows));
	await client.query(dates(datesEach));
}
