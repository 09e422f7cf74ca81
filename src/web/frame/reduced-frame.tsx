import type { ReactNode } from "react";
import { Link, type MetaArgs, Outlet, useRouteError } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { telephone } from "#browser/ui/telephone.ts";
import { paths } from "#contract/paths.ts";
import type { PageHandle } from "./bare.ts";
import { BasketLink } from "./basket-link.tsx";
import { Demonstration } from "./demonstration.tsx";
import { Logo } from "./logo.tsx";
import { CONTENT_ID, FOOTER_ID } from "./navigation.ts";
import { isNotFound, PageError } from "./page-error.tsx";
import { pageMeta } from "./page-meta.ts";
import { type SiteData, useSiteIfLoaded } from "./site.ts";
import { SkipLink } from "./skip-link.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

export const handle = { framed: true } satisfies PageHandle;

/** Used only when the page itself could not be shown. */
export const meta = ({ error, ...args }: MetaArgs) =>
	pageMeta(args, { title: isNotFound(error) ? "Nicht gefunden" : "Fehler", noIndex: true });

/** Around the way from the basket to the payment: nothing that leads away but what the law asks for and a person to call. */
export default function ReducedFrame() {
	return (
		<Around>
			<Outlet />
		</Around>
	);
}

export function ErrorBoundary() {
	return (
		<Around>
			<PageError error={useRouteError()} />
		</Around>
	);
}

function Around({ children }: { children: ReactNode }) {
	const site = useSiteIfLoaded();
	return (
		<>
			<SkipLink />
			<Demonstration />
			<Header phone={site?.provider.phone} />
			<main id={CONTENT_ID} tabIndex={-1}>
				{children}
			</main>
			<Footer site={site} />
		</>
	);
}

const Header = ({ phone }: { phone: string | undefined }) => (
	<header className="relative border-b border-line bg-bg print:hidden">
		<Wrap className="flex min-h-header items-center gap-3">
			<Logo />
			<BasketLink />
			{phone && (
				<a
					href={telephone(phone)}
					className="inline-flex min-h-target items-center gap-sign-wide font-label whitespace-nowrap no-underline"
				>
					<Icon shape={icons.phone} />
					<span className="border-b-2 border-raps-400">
						<span className="max-sm:hidden">Fragen? </span>
						{phone}
					</span>
				</a>
			)}
		</Wrap>
		<WaitingBar />
	</header>
);

const LINK = "inline-flex min-h-target items-center text-ink-2 underline hover:text-ink";

const LEGAL = [
	[paths.imprint, "Impressum"],
	[paths.privacy, "Datenschutz"],
	[paths.withdraw, "Vertrag widerrufen"],
	[paths.accessibility, "Barrierefreiheit"],
] as const;

/** Its links stand here too, even where the site's own data could not be loaded: the law asks for that. */
const Footer = ({ site }: { site: SiteData | undefined }) => (
	<footer id={FOOTER_ID} className="border-t border-line bg-bg-soft text-sm print:hidden">
		<Wrap className="flex flex-wrap items-center gap-x-6 py-4">
			<span className="mr-auto text-ink-2 max-lg:w-full">{site && `© ${site.year} ${site.provider.legal_name}`}</span>
			<a href={paths.termsPdf} className={LINK}>
				AGB (PDF)
			</a>
			{LEGAL.map(([to, label]) => (
				<Link key={to} to={to} className={LINK}>
					{label}
				</Link>
			))}
		</Wrap>
	</footer>
);
