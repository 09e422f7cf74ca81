import { makeCourse } from "#server/courses/writing.ts";
import type { WrittenRow } from "#server/courses/writing-store.ts";
import type { Db } from "#server/db/client.ts";
import { dayFrom } from "./dates.ts";
import { type LoadedSet, loadFilmSet } from "./films.ts";
import { type Ids, known, toCents } from "./known.ts";
import type { collectMedia } from "./media.ts";
import type { DemoContent } from "./read-content.ts";

interface Parts {
	tx: Db;
	content: DemoContent;
	media: ReturnType<typeof collectMedia>;
	ids: { categoryIds: Ids; lecturerIds: Ids };
	now: Date;
}

export async function loadCourses({ tx, content, media, ids, now }: Parts): Promise<WrittenRow[]> {
	const sets = new Map<string, LoadedSet>();
	for (const [category, set] of media.films) sets.set(category, await loadFilmSet(tx, set, now));
	const rows: WrittenRow[] = [];
	for (const { slug, topic, duration, minutes, is_active, image_alt, html, ...head } of content.courses) {
		const { cues, ...files } = known(sets, head.category);
		const text = {
			...{ slug, topic, duration, minutes, is_active, image_alt, ...files },
			description: html,
			image: known(media.images, `kurs-${slug}`),
			price_cents: toCents(head.price),
			date: dayFrom(now, -head.days_ago, "08:00"),
			category_id: known(ids.categoryIds, head.category),
			lecturer_id: known(ids.lecturerIds, head.lecturer),
		};
		rows.push(await makeCourse(tx, text, { chapters: content.chapters[head.category] ?? [], cues }));
	}
	return rows;
}
