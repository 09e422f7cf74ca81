import { paths } from "#contract/paths.ts";
import lostScene from "#web/illustrations/verirrt-404.svg?url";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Lead, Wrap } from "#web/ui/layout.tsx";

export function NotFound() {
	return (
		<>
			<section className="on-color overflow-clip bg-elbe-200">
				<Wrap className="grid gap-6 lg:grid-cols-[5fr_6fr] lg:items-stretch lg:gap-12">
					<div className="grid content-center gap-5 pt-[clamp(2.5rem,2rem+4vw,6rem)] lg:pb-24">
						<p
							aria-hidden="true"
							className="text-[clamp(4.5rem,3rem+8vw,9rem)] leading-[0.8] font-[740] tracking-[-0.01em] font-stretch-80%"
						>
							404
						</p>
						<h1>Hier steht leider kein Stuhl</h1>
						<Lead>
							Die Adresse oder der Link wurde nicht gefunden. Vielleicht ist der Link schon etwas älter. Am großen Tisch
							ist aber noch Platz.
						</Lead>
						<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
							<ButtonLink to={paths.home} size="lg">
								Zur Startseite
							</ButtonLink>
							<ArrowLink to={paths.search}>Etwas suchen</ArrowLink>
						</div>
					</div>
					<div className="-mx-gutter lg:ml-0 lg:-mr-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
						<img
							className="w-full lg:h-full lg:min-h-152 lg:object-cover"
							src={lostScene}
							alt=""
							width={1000}
							height={900}
						/>
					</div>
				</Wrap>
			</section>
			<Wrap className="py-section-tight">
				<NewsletterPromo />
			</Wrap>
		</>
	);
}
