import { paths } from "#contract/paths.ts";

/** For feed readers, on every page about the newsletter. */
export const newsletterLinks = () => [
	{ rel: "alternate", type: "application/atom+xml", title: "Newsletter", href: paths.newsletterFeed },
];
