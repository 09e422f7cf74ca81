import type { MetaDescriptor } from "react-router";
import { openingText } from "#browser/ui/opening-text.ts";
import type { Course } from "#contract/courses.ts";
import { imageAddress } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import type { Site } from "#contract/site.ts";

/** What previews and search engines read of a course, beyond what every page tells. */
export function courseMeta(course: Course, site: Site): MetaDescriptor[] {
	const absolute = (path: string): string => new URL(path, site.public_url).href;
	const url = absolute(paths.course(course.slug));
	const provider = { "@type": "Organization", name: site.provider.name, url: absolute(paths.home) };
	const description = openingText(course.description, 300);
	const { minutes } = course;
	return [
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "Course",
				name: course.topic,
				description,
				url,
				image: absolute(imageAddress(course.image)),
				inLanguage: "de",
				about: course.category.name,
				provider,
				...(minutes && { timeRequired: `PT${minutes}M` }),
				hasCourseInstance: {
					"@type": "CourseInstance",
					courseMode: "Online",
					...(minutes && { courseWorkload: `PT${minutes}M` }),
					instructor: { "@type": "Person", name: course.lecturer.name },
				},
				offers: {
					"@type": "Offer",
					category: course.price === null ? "Free" : "Paid",
					price: course.price ?? 0,
					priceCurrency: "EUR",
					availability: course.is_active ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
					url,
				},
			},
		},
		...(course.teaser.path
			? [
					{
						"script:ld+json": {
							"@context": "https://schema.org",
							"@type": "VideoObject",
							name: `Teaser: ${course.topic}`,
							description,
							contentUrl: absolute(course.teaser.path),
							thumbnailUrl: absolute(imageAddress(course.image)),
							uploadDate: course.date,
							...(course.teaser.seconds && { duration: `PT${Math.round(course.teaser.seconds)}S` }),
							inLanguage: "de",
							publisher: provider,
						},
					},
				]
			: []),
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "BreadcrumbList",
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "Startseite", item: absolute(paths.home) },
					{ "@type": "ListItem", position: 2, name: "Videokurse", item: absolute(paths.courses) },
					{ "@type": "ListItem", position: 3, name: course.topic, item: url },
				],
			},
		},
	];
}
