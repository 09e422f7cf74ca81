import { useId } from "react";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import newsletterScene from "#web/illustrations/newsletter-promo.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";

interface NewsletterPromoProps {
	/** "wide" spans the page, "box" stands beside another box. */
	variant?: "wide" | "box";
}

export function NewsletterPromo({ variant = "wide" }: NewsletterPromoProps) {
	return variant === "wide" ? <WidePromo /> : <PromoBox />;
}

const subscribe = (
	<ButtonLink to={paths.newsletter} icon={icons.mail}>
		Newsletter abonnieren
	</ButtonLink>
);

function WidePromo() {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className="on-color grid overflow-hidden rounded-2xl bg-raps-300 sm:grid-cols-2 lg:grid-cols-story"
		>
			<div className="grid content-center justify-items-start gap-4.5 p-promo-wide">
				<h2 id={headingId}>Alle 14 Tage Post, die weiterhilft</h2>
				<p className="max-w-lead font-serif text-lg leading-note">
					Tipps von Fachleuten, neue Seminartermine und einmal im Jahr die Einladung zu unserem großen digitalen
					Treffen. Kostenlos und jederzeit abbestellbar.
				</p>
				{subscribe}
			</div>
			<div className="relative min-h-64 lg:min-h-92">
				<img
					className="absolute inset-0 size-full object-cover"
					src={newsletterScene}
					alt=""
					width={1000}
					height={900}
					loading="lazy"
				/>
			</div>
		</section>
	);
}

function PromoBox() {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className="on-color grid content-start justify-items-start gap-3.5 rounded-xl bg-raps-300 p-promo"
		>
			<h2 id={headingId} className="text-h3 leading-panel font-stretch-92%">
				Mehr davon im Postfach?
			</h2>
			<p className="font-serif text-base leading-teaser">
				Alle 14 Tage schicken wir dir Tipps, Termine und neue Artikel. Kostenlos.
			</p>
			{subscribe}
		</section>
	);
}
