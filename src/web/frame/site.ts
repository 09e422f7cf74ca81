import { useRouteLoaderData } from "react-router";
import type { Site } from "#contract/site.ts";

export interface SiteData extends Site {
	/** For the copyright line; from the loader, so that server and browser agree. */
	year: number;
}

export interface Matches {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** For a page's `meta`, where there are no hooks. Absent when the site's own data could not be loaded. */
export const siteOf = ({ matches }: Matches): SiteData | undefined =>
	matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;

/** Absent only when the site's own data could not be loaded, on the error page. */
export const useSiteIfLoaded = (): SiteData | undefined => useRouteLoaderData("root") as SiteData | undefined;

export function useSite(): SiteData {
	const site = useSiteIfLoaded();
	if (!site) throw new Error("the site's data is loaded by the root route");
	return site;
}
