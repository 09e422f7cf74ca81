import type { MetaDescriptor } from "react-router";
import type { SiteData } from "./site.ts";

interface MetaSource {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
	location: { pathname: string };
}

interface PageMeta {
	/** Without the name of the site, which is put behind it. */
	title: string;
	description?: string;
	/** Path of an image for previews. */
	image?: string;
	/** A page that search engines should pass by. */
	noIndex?: boolean;
}

/** 'Ratgeber – Vereins- & Stiftungszentrum' */
export const pageTitle = (title: string, siteName: string | undefined): string =>
	siteName ? `${title} – ${siteName}` : title;

/** What a page's `meta` returns: title, description, canonical address and preview. */
export function pageMeta({ matches, location }: MetaSource, page: PageMeta): MetaDescriptor[] {
	const site = matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
	const title = pageTitle(page.title, site?.provider.name);
	const tags: MetaDescriptor[] = [{ title }, { property: "og:title", content: title }];
	if (page.description) {
		tags.push({ name: "description", content: page.description });
		tags.push({ property: "og:description", content: page.description });
	}
	if (page.noIndex) return [...tags, { name: "robots", content: "noindex" }];
	if (site) {
		const href = new URL(location.pathname, site.public_url).href;
		tags.push({ tagName: "link", rel: "canonical", href }, { property: "og:url", content: href });
		if (page.image) tags.push({ property: "og:image", content: new URL(page.image, site.public_url).href });
	}
	return tags;
}
