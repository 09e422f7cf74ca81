import { useRouteLoaderData } from "react-router";
import type { Site } from "#contract/site.ts";

export interface SiteData extends Site {
	/** For the copyright line; from the loader, so that server and browser agree. */
	year: number;
}

/** Absent only when the site's own data could not be loaded, on the error page. */
export const useSiteIfLoaded = (): SiteData | undefined => useRouteLoaderData("root") as SiteData | undefined;

export function useSite(): SiteData {
	const site = useSiteIfLoaded();
	if (!site) throw new Error("the site's data is loaded by the root route");
	return site;
}
