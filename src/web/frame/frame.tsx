import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { CONTENT_ID } from "./navigation.ts";
import { Partners } from "./partners.tsx";
import { useSiteIfLoaded } from "./site.ts";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
	const site = useSiteIfLoaded();
	const { pathname } = useLocation();
	useFocusOnHeading();
	return (
		<>
			<a
				href={`#${CONTENT_ID}`}
				className="absolute -top-24 left-4 z-100 rounded-md bg-raps-400 px-5 py-3.5 font-[650] text-holunder-900 focus:top-4"
			>
				Zum Inhalt springen
			</a>
			{site?.banner && pathname === paths.home && <Banner article={site.banner} />}
			<Header />
			<main id={CONTENT_ID} tabIndex={-1}>
				{children}
			</main>
			<Partners />
			<Footer site={site} />
		</>
	);
}
