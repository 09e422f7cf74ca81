import { expect, test } from "vitest";
import type { Site } from "#contract/site.ts";
import { sampleCourse } from "#tests/support/sample-courses.ts";
import { courseMeta } from "./course-meta.ts";

const site = { provider: { name: "Vereins- & Stiftungszentrum" }, public_url: "https://vsz.example" } as Site;
const structured = (part = {}) =>
	courseMeta(sampleCourse(3, part), site).flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));

test("a course carries structured data of itself, its teaser and its place, with absolute addresses", () => {
	expect(structured()).toMatchObject([
		{
			"@type": "Course",
			name: "Kurs 3",
			description: "Darum geht es & um mehr.",
			timeRequired: "PT48M",
			offers: { price: 29.9, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
		},
		{
			"@type": "VideoObject",
			contentUrl: "https://vsz.example/media/teasers/kurs.mp4",
			thumbnailUrl: "https://vsz.example/media/scenes/kurs-1280.webp",
			duration: "PT12S",
			uploadDate: "2026-04-03T08:00:00+02:00",
		},
		{ "@type": "BreadcrumbList", itemListElement: [{}, {}, { item: "https://vsz.example/videokurse/kurs-3" }] },
	]);
});

test("SEC-13 the signed link of a film is not handed to search engines", () => {
	const path = "/media/video/1?expires=1&signature=x";
	expect(JSON.stringify(structured({ price: null, video: { path, captions: null } }))).not.toContain("/media/video/");
});
