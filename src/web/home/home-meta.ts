import type { MetaDescriptor } from "react-router";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import type { Site } from "#contract/site.ts";

const FOUNDED = "2012";

/** Who we are and where to search, for search engines. */
export function homeMeta({ provider, public_url }: Pick<Site, "provider" | "public_url">): MetaDescriptor[] {
	const absolute = (path: string): string => new URL(path, public_url).href;
	const home = absolute(paths.home);
	const organisation = { "@id": `${home}#organisation` };
	return [
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "NGO",
				...organisation,
				name: provider.name,
				legalName: provider.legal_name,
				alternateName: provider.short_name,
				url: home,
				logo: absolute("/icon-512.png"),
				image: absolute("/social.jpg"),
				foundingDate: FOUNDED,
				email: provider.email,
				telephone: provider.phone,
				faxNumber: provider.fax || undefined,
				vatID: provider.vat_id || undefined,
				address: {
					"@type": "PostalAddress",
					streetAddress: provider.street,
					postalCode: provider.postcode,
					addressLocality: provider.city,
					addressCountry: "DE",
				},
				contactPoint: {
					"@type": "ContactPoint",
					contactType: "customer service",
					telephone: provider.phone,
					email: provider.email,
					url: absolute(paths.contact),
					availableLanguage: "de",
				},
			},
		},
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "WebSite",
				name: provider.name,
				alternateName: provider.short_name,
				url: home,
				inLanguage: "de",
				publisher: organisation,
				potentialAction: {
					"@type": "SearchAction",
					target: {
						"@type": "EntryPoint",
						urlTemplate: `${absolute(paths.search)}?${SEARCH_PARAM}={search_term_string}`,
					},
					"query-input": "required name=search_term_string",
				},
			},
		},
	];
}
