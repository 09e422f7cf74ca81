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
			className="on-color grid overflow-hidden rounded-2xl bg-raps-300 lg:grid-cols-[7fr_5fr]"
		>
			<div className="grid content-center justify-items-start gap-[1.1rem] p-[clamp(1.75rem,1rem+3.4vw,4rem)]">
				<h2 id={headingId}>Alle 14 Tage Post, die weiterhilft</h2>
				<p className="max-w-[30em] font-serif text-lg leading-[1.5]">
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
			className="on-color grid content-start justify-items-start gap-[0.9rem] rounded-xl bg-raps-300 p-[clamp(1.5rem,1rem+2vw,2.25rem)]"
		>
			<h2 id={headingId} className="text-h3 leading-[1.14] font-stretch-92%">
				Mehr davon im Postfach?
			</h2>
			<p className="font-serif text-[1.0625rem] leading-[1.55]">
				Alle 14 Tage schicken wir dir Tipps, Termine und neue Artikel. Kostenlos.
			</p>
			{subscribe}
		</section>
	);
}
