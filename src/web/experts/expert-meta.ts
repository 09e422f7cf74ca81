import type { MetaDescriptor } from "react-router";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import { paths } from "#contract/paths.ts";
import type { Site } from "#contract/site.ts";

interface Offered {
	lecturer: Lecturer;
	topics: Category[];
}

/** Who somebody is, for search engines. */
export function expertMeta(
	{ lecturer, topics }: Offered,
	site: Pick<Site, "provider" | "public_url">,
): MetaDescriptor[] {
	const absolute = (path: string): string => new URL(path, site.public_url).href;
	return [
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "Person",
				"@id": `${absolute(paths.expert(lecturer.slug))}#person`,
				name: lecturer.name,
				jobTitle: lecturer.role,
				description: lecturer.description,
				image: absolute(lecturer.image),
				url: absolute(paths.expert(lecturer.slug)),
				knowsAbout: topics.map(({ name }) => name),
				affiliation: { "@type": "NGO", "@id": `${absolute(paths.home)}#organisation`, name: site.provider.name },
			},
		},
	];
}
