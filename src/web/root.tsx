import { type ReactNode, useEffect } from "react";
import { Links, Meta, type MetaArgs, Outlet, Scripts, useRouteError } from "react-router";
import bricolage from "#browser/fonts/bricolage-grotesque-latin-standard-normal.woff2?url";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "./api/context.ts";
import { Frame } from "./frame/frame.tsx";
import { OPERABLE } from "./frame/operable.ts";
import { isNotFound, PageError } from "./frame/page-error.tsx";
import { pageMeta } from "./frame/page-meta.ts";
import { Scroll } from "./frame/scroll.tsx";
import type { SiteData } from "./frame/site.ts";
import "./site.css";

const load = async ({ api }: LoadArgs): Promise<SiteData> => {
	const { data } = await api.site.get();
	return { ...data, year: new Date().getFullYear() };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** The site's data does not change while somebody walks through the pages. */
export const shouldRevalidate = () => false;

export const links = () => [
	// Headings and controls; the text face comes with the styles, on a stand-in of the same measure.
	{ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href: bricolage },
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
	{ rel: "alternate", type: "application/atom+xml", title: "Neue Artikel im Ratgeber", href: paths.articlesFeed },
];

/** Used only when no page could be shown. */
export const meta = ({ error, ...args }: MetaArgs) =>
	pageMeta(args, { title: isNotFound(error) ? "Nicht gefunden" : "Fehler", noIndex: true });

/** Around a page as around the error that takes its place. */
export function Layout({ children }: { children: ReactNode }) {
	useEffect(() => void dispatchEvent(new Event(OPERABLE)), []);
	return (
		<html lang="de">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#190d1d" media="(prefers-color-scheme: dark)" />
				<Meta />
				<Links />
			</head>
			<body>
				<Frame>{children}</Frame>
				<Scroll />
				<Scripts />
			</body>
		</html>
	);
}

export default Outlet;

export function ErrorBoundary() {
	return <PageError error={useRouteError()} />;
}
