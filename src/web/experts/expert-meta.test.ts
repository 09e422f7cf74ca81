import { expect, test } from "vitest";
import type { Provider } from "#contract/site.ts";
import { expertMeta } from "./expert-meta.ts";

test("search engines learn who somebody is, with addresses of the public site", () => {
	const lecturer = {
		id: 1,
		slug: "ada-muster",
		name: "Ada Muster",
		role: "Steuerberaterin",
		image: "/media/portraits/ada-1-480.webp",
		description: "Rechnet gern.",
	};
	const topics = [{ id: 2, slug: "finanzen", name: "Steuern & Finanzen" }];
	const [{ "script:ld+json": person }] = expertMeta(
		{ lecturer, topics },
		{ public_url: "https://www.vsz.example", provider: { name: "VSZ" } as Provider },
	) as [{ "script:ld+json": object }];
	expect(person).toMatchObject({
		"@type": "Person",
		name: "Ada Muster",
		jobTitle: "Steuerberaterin",
		url: "https://www.vsz.example/experten/ada-muster",
		image: "https://www.vsz.example/media/portraits/ada-1-480.webp",
		knowsAbout: ["Steuern & Finanzen"],
		affiliation: { "@id": "https://www.vsz.example/#organisation" },
	});
});
