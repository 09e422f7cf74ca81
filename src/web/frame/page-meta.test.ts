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
