-- Pictures that stand somewhere already: from now on each of them is known.
insert into pictures (kind, path, title, alt, focus_x, focus_y)
select distinct on (path) kind, path, title, alt, least(focus[1]::int, 100), least(focus[2]::int, 100)
from (
	select split_part(image, '/', 3) as kind, split_part(image, '#', 1) as path, title, alt,
		regexp_match(image, '#focus=(\d{1,3}),(\d{1,3})$') as focus
	from (
		select image, title, image_alt as alt from articles
		union all select image, topic, image_alt from seminars
		union all select image, topic, image_alt from courses
		union all select image, name, name from lecturers
	) used
	where image ~ '^/media/(scenes|portraits)/.+-\d+\.webp'
) known
order by path, title;
