import type { Course, Film } from "#contract/courses.ts";

export const sampleFilm = (part: Partial<Film> = {}): Film => ({
	path: null,
	hls: null,
	captions: null,
	width: 960,
	height: 600,
	seconds: 11.64,
	...part,
});

/** Courses for tests. */
export const sampleCourse = (id: number, part: Partial<Course> = {}): Course => ({
	id,
	slug: `kurs-${id}`,
	topic: `Kurs ${id}`,
	description: "<p>Darum geht es &amp; um mehr.</p><h2>Das lernst du</h2>",
	duration: "48 Minuten",
	minutes: 48,
	price: 29.9,
	is_active: true,
	image: "/media/scenes/kurs-1280.webp",
	image_alt: "",
	date: "2026-04-03T08:00:00+02:00",
	teaser: sampleFilm({ path: "/media/teasers/kurs.mp4", captions: "/media/captions/kurs-teaser.vtt" }),
	video: sampleFilm({ captions: "/media/captions/kurs.vtt" }),
	category: { id: 1, slug: "ehrenamt", name: "Ehrenamt" },
	lecturer: { id: 1, slug: "jonas-wendt", name: "Jonas Wendt", role: "", image: "", description: "" },
	...part,
});
