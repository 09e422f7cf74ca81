import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ABOUT_US, FOOTER_ID, type NavigationItem, OFFERS } from "./navigation.ts";
import { ProviderAddress } from "./provider-address.tsx";
import type { SiteData } from "./site.ts";

const LINK = "inline-flex min-h-9 items-center gap-sign no-underline hover:underline";
const HEADING = "mb-2 text-ui leading-row tracking-[0] text-flieder-300 font-stretch-100%";

/** Its links stand on every page, even where the site's own data could not be loaded: the law asks for that. */
export function Footer({ site }: { site: SiteData | undefined }) {
	const { pathname } = useLocation();
	return (
		<footer id={FOOTER_ID} className="on-deep overflow-clip bg-holunder-900 print:hidden">
			<Wrap>
				<div className="grid gap-8 pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-10 sm:grid-cols-end sm:items-end">
					<p className="claim">
						Ein Platz
						<br />
						ist <em className="text-raps-400 not-italic">immer frei.</em>
					</p>
					{pathname !== paths.donate && (
						<ButtonLink to={paths.donate} variant="sun" size="lg" icon={icons.heart}>
							jetzt spenden
						</ButtonLink>
					)}
				</div>
				<div className="grid grid-cols-2 gap-9 border-t border-white/18 py-10 sm:grid-cols-footer sm:max-lg:gap-5 sm:max-lg:text-sm">
					<div className="col-span-full sm:col-span-1">
						{site && (
							<>
								<h2 className={HEADING}>
									{site.provider.legal_name} ({site.provider.short_name})
								</h2>
								<ProviderAddress provider={site.provider} />
							</>
						)}
					</div>
					<LinkColumn title="Angebote" items={OFFERS} />
					<LinkColumn title="Über das VSZ" items={ABOUT_US} />
					<LinkColumn
						title="Rechtliches"
						items={[
							{ to: paths.imprint, label: "Impressum" },
							{ to: paths.privacy, label: "Datenschutz" },
							{ to: paths.terms, label: "AGB" },
							{ to: paths.withdrawalPolicy, label: "Widerrufsbelehrung" },
							{ to: paths.accessibility, label: "Barrierefreiheit" },
						]}
					>
						<li>
							<a href={paths.termsPdf} className={LINK}>
								<Icon shape={icons.file} />
								AGB (PDF)
							</a>
						</li>
						{site?.provider.video_platform_url && (
							<li>
								<a href={site.provider.video_platform_url} rel="noopener" className={LINK}>
									<Icon shape={icons.video} />
									Videokanal
								</a>
							</li>
						)}
						<li className="mt-3">
							<ButtonLink to={paths.withdraw} variant="line" size="sm" className="lg:whitespace-nowrap">
								Vertrag widerrufen
							</ButtonLink>
						</li>
					</LinkColumn>
				</div>
				{site && (
					<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-white/18 pt-6 pb-8 text-sm text-ink-2">
						<span>
							© {site.year} {site.provider.legal_name}
						</span>
						<span>Gemeinnützig. Unabhängig. Aus {site.provider.city}.</span>
					</div>
				)}
			</Wrap>
		</footer>
	);
}

interface LinkColumnProps {
	title: string;
	items: readonly NavigationItem[];
	children?: ReactNode;
}

function LinkColumn({ title, items, children }: LinkColumnProps) {
	return (
		<nav aria-label={title} className="min-w-0 last:col-span-full sm:last:col-span-1">
			<h2 className={HEADING}>{title}</h2>
			<ul>
				{items.map(({ to, label }) => (
					<li key={to}>
						<Link to={to} prefetch="intent" className={LINK}>
							{label}
						</Link>
					</li>
				))}
				{children}
			</ul>
		</nav>
	);
}
