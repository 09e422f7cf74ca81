import { expect, test } from "vitest";
import type { Provider } from "#contract/site.ts";
import { homeMeta } from "./home-meta.ts";

const provider = {
	name: "Vereins- & Stiftungszentrum",
	short_name: "VSZ",
	legal_name: "Vereins- & Stiftungszentrum e. V.",
	street: "Musterstraße 12",
	postcode: "01067",
	city: "Dresden",
	phone: "+49 351 0000000",
	email: "kontakt@vsz.example",
} as Provider;

test("the home page tells who we are and where to search, with absolute addresses", () => {
	const [organisation, website] = homeMeta({ provider, public_url: "https://vsz.example" }).map((tag) =>
		"script:ld+json" in tag ? tag["script:ld+json"] : null,
	);
	expect(organisation).toMatchObject({
		"@type": "NGO",
		"@id": "https://vsz.example/#organisation",
		name: "Vereins- & Stiftungszentrum",
		foundingDate: "2012",
		logo: "https://vsz.example/icon-512.png",
		address: { streetAddress: "Musterstraße 12", postalCode: "01067", addressLocality: "Dresden" },
		contactPoint: { telephone: "+49 351 0000000", url: "https://vsz.example/kontakt" },
	});
	expect(website).toMatchObject({
		"@type": "WebSite",
		publisher: { "@id": "https://vsz.example/#organisation" },
		potentialAction: { target: { urlTemplate: "https://vsz.example/suche?suche={search_term_string}" } },
	});
});
