import type { MetaDescriptor } from "react-router";
import { imageAddress, SOCIAL_IMAGE, socialImage } from "#contract/images.ts";
import { type Matches, siteOf } from "./site.ts";

interface MetaSource extends Matches {
	location: { pathname: string };
}

interface PageMeta {
	/** Without the name of the site, which is put behind it. */
	title: string;
	description?: string;
	/** Path of the page's image; previews show the picture that lies beside it. */
	image?: string;
	imageAlt?: string;
	type?: "website" | "article";
	/** A page that search engines should pass by. */
	noIndex?: boolean;
}

/** 'Ratgeber – Vereins- & Stiftungszentrum' */
export const pageTitle = (title: string, siteName: string | undefined): string =>
	siteName ? `${title} – ${siteName}` : title;

const DEFAULT_IMAGE = {
	path: "/social.jpg",
	alt: "Eine lange Tafel, an der viele Menschen sitzen. Ein gelber Stuhl ist noch frei.",
};

const property = (name: string, content: string | number): MetaDescriptor => ({
	property: name,
	content: String(content),
});

function imageTags({ image, imageAlt }: PageMeta, publicUrl: string): MetaDescriptor[] {
	const social = image ? socialImage(image) : DEFAULT_IMAGE.path;
	const alt = image ? imageAlt : DEFAULT_IMAGE.alt;
	return [
		property("og:image", new URL(social ?? imageAddress(image ?? DEFAULT_IMAGE.path), publicUrl).href),
		...(social
			? [
					property("og:image:type", SOCIAL_IMAGE.type),
					property("og:image:width", SOCIAL_IMAGE.width),
					property("og:image:height", SOCIAL_IMAGE.height),
				]
			: []),
		...(alt ? [property("og:image:alt", alt)] : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** One page has one address, with or without the slash that somebody typed behind it. */
const canonicalPath = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/** What a page's `meta` returns: title, description, canonical address and preview. */
export function pageMeta({ matches, location }: MetaSource, page: PageMeta): MetaDescriptor[] {
	const site = siteOf({ matches });
	const title = pageTitle(page.title, site?.provider.name);
	const tags: MetaDescriptor[] = [{ title }, property("og:title", title)];
	if (page.description) {
		tags.push({ name: "description", content: page.description }, property("og:description", page.description));
	}
	if (page.noIndex) return [...tags, { name: "robots", content: "noindex" }];
	if (!site) return tags;
	const href = new URL(canonicalPath(location.pathname), site.public_url).href;
	return [
		...tags,
		{ tagName: "link", rel: "canonical", href },
		property("og:url", href),
		property("og:type", page.type ?? "website"),
		property("og:locale", "de_DE"),
		property("og:site_name", site.provider.name),
		...imageTags(page, site.public_url),
	];
}
