import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useBasketCount } from "#web/basket/basket.ts";
import { Banner } from "./banner.tsx";
import { useBare } from "./bare.ts";
import { Demonstration } from "./demonstration.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { CONTENT_ID } from "./navigation.ts";
import { Partners } from "./partners.tsx";
import { useSiteIfLoaded } from "./site.ts";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

/** What stands around every page, save those that stand in a frame themselves. */
export function Frame({ children }: { children: ReactNode }) {
	useFocusOnHeading();
	return useBare() ? <BareFrame>{children}</BareFrame> : <FullFrame>{children}</FullFrame>;
}

function FullFrame({ children }: { children: ReactNode }) {
	const site = useSiteIfLoaded();
	const { pathname } = useLocation();
	return (
		<>
			<a
				href={`#${CONTENT_ID}`}
				className="absolute -top-24 left-4 z-100 rounded-md bg-raps-400 px-5 py-3.5 font-legend text-holunder-900 focus:top-4 print:hidden"
			>
				Zum Inhalt springen
			</a>
			<Demonstration />
			{site?.banner && pathname === paths.home && <Banner article={site.banner} />}
			<Header basketCount={useBasketCount()} />
			<main id={CONTENT_ID} tabIndex={-1}>
				{children}
			</main>
			<Partners />
			<Footer site={site} />
		</>
	);
}

/** The inner box is as high as the page, so that what frames it can fit; its padding keeps the focus ring in view. */
function BareFrame({ children }: { children: ReactNode }) {
	return (
		<main id={CONTENT_ID} aria-label="Formular" className="bg-surface">
			<div className="p-2">
				<Demonstration />
				{children}
			</div>
		</main>
	);
}
