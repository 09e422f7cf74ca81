import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { basketStore } from "#web/basket/basket.ts";
import { Banner } from "./banner.tsx";
import { asksForBare, asksForOwnFrame, usePageHandles } from "./bare.ts";
import { Demonstration } from "./demonstration.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { CONTENT_ID } from "./navigation.ts";
import { Notice } from "./notice.tsx";
import { Partners } from "./partners.tsx";
import { useSiteIfLoaded } from "./site.ts";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

/** What stands around every page, save those that stand in a frame themselves or bring their own. */
export function Frame({ children }: { children: ReactNode }) {
	useFocusOnHeading();
	const handles = usePageHandles();
	if (asksForBare(handles)) return <BareFrame>{children}</BareFrame>;
	return <FullFrame isBrought={asksForOwnFrame(handles)}>{children}</FullFrame>;
}

interface FullFrameProps {
	/** The page has header and footer of its own. */
	isBrought: boolean;
	children: ReactNode;
}

function FullFrame({ isBrought, children }: FullFrameProps) {
	// Listened to whichever frame it is, so that a change does not let the basket go and fetch it again.
	useEffect(() => basketStore.subscribe(() => {}), []);
	const site = useSiteIfLoaded();
	const { pathname } = useLocation();
	if (isBrought) return children;
	return (
		<>
			<SkipLink />
			<Demonstration />
			{site?.banner && pathname === paths.home && <Banner article={site.banner} />}
			{site?.notice && <Notice {...site.notice} />}
			<Header />
			<main id={CONTENT_ID} tabIndex={-1}>
				{children}
			</main>
			<Partners partners={site?.partners ?? []} />
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
