import { expect, test } from "vitest";
import { pageMeta, pageTitle } from "./page-meta.ts";

const root = {
	id: "root",
	loaderData: { provider: { name: "Vereins- & Stiftungszentrum" }, public_url: "https://vsz.example" },
};

test("a title ends with the name of the site", () => {
	expect(pageTitle("Ratgeber", "Vereins- & Stiftungszentrum")).toBe("Ratgeber – Vereins- & Stiftungszentrum");
	expect(pageTitle("Fehler", undefined)).toBe("Fehler");
});

test("the canonical address is the public one, without the query", () => {
	const tags = pageMeta({ matches: [root], location: { pathname: "/ratgeber" } }, { title: "Ratgeber" });
	expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://vsz.example/ratgeber" });
});

test("a page for nobody to find has no canonical address", () => {
	const tags = pageMeta(
		{ matches: [root], location: { pathname: "/weg" } },
		{ title: "Nicht gefunden", noIndex: true },
	);
	expect(tags).toContainEqual({ name: "robots", content: "noindex" });
	expect(JSON.stringify(tags)).not.toContain("canonical");
});

const social = (page: Partial<Parameters<typeof pageMeta>[1]>) =>
	Object.fromEntries(
		pageMeta({ matches: [root], location: { pathname: "/ratgeber/x" } }, { title: "Seite", ...page }).flatMap((tag) =>
			"property" in tag && "content" in tag ? [[String(tag.property), tag.content]] : [],
		),
	);

test("a slash behind the address does not make another page", () => {
	const at = (pathname: string) =>
		JSON.stringify(pageMeta({ matches: [root], location: { pathname } }, { title: "X" }));
	expect(at("/ratgeber/")).toBe(at("/ratgeber"));
	expect(at("/")).toContain('"href":"https://vsz.example/"');
});

test("a preview shows the picture beside the page's image, with its size", () => {
	expect(
		social({ image: "/media/scenes/artikel-x-1a2b3c4d-1280.webp", imageAlt: "Ein Tisch", type: "article" }),
	).toMatchObject({
		"og:type": "article",
		"og:locale": "de_DE",
		"og:site_name": "Vereins- & Stiftungszentrum",
		"og:url": "https://vsz.example/ratgeber/x",
		"og:image": "https://vsz.example/media/scenes/artikel-x-1a2b3c4d-social.jpg",
		"og:image:type": "image/jpeg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": "Ein Tisch",
	});
});

test("a page without an image has that of the site", () => {
	expect(social({})).toMatchObject({
		"og:type": "website",
		"og:image": "https://vsz.example/social.jpg",
		"og:image:alt": expect.stringContaining("Tafel"),
	});
});

test("an image without a picture beside it stands for itself, and its size is not guessed", () => {
	const tags = social({ image: "/media/portraits/x-1a2b3c4d-480.webp" });
	expect(tags["og:image"]).toBe("https://vsz.example/media/portraits/x-1a2b3c4d-480.webp");
	expect(tags).not.toHaveProperty("og:image:width");
	expect(tags).not.toHaveProperty("og:image:alt");
});
