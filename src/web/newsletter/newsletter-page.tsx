import type { ReactNode } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { ColourHero } from "#browser/ui/colour-hero.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead } from "#browser/ui/layout.tsx";
import { NEWSLETTER_INTERVAL_DAYS } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { ArticleSection } from "#web/articles/article-section.tsx";
import { Embed } from "#web/embed/embed.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { newsletterLinks } from "./feed-link.ts";

const SHOWN_ARTICLES = 3;

const load = async ({ api }: LoadArgs) => ({
	articles: await orEmpty(api.articles.list({ query: { per_page: SHOWN_ARTICLES } })),
});
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const links = newsletterLinks;

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Newsletter",
		description: `Alle ${NEWSLETTER_INTERVAL_DAYS} Tage kostenlos: Tipps von Fachleuten, neue Seminartermine und einmal im Jahr die Einladung zu unserem digitalen Treffen.`,
	});

export default function NewsletterPage() {
	const { articles } = useLoaderData<typeof loader>();
	const { newsletter_form_url } = useSite();
	return (
		<>
			<ColourHero
				tone="raps"
				card={
					<Embed
						title="Newsletter abonnieren"
						external={newsletter_form_url}
						builtIn={paths.newsletterForm}
						height="h-115 sm:h-92 lg:h-109"
						caption="Formular unseres Versanddienstes"
						purpose="Die Anmeldung läuft über den Dienst, der unseren Newsletter verschickt. Dort trägst du deine E-Mail-Adresse ein."
					/>
				}
			>
				<h1>Alle {NEWSLETTER_INTERVAL_DAYS} Tage Post von uns</h1>
				<Lead className="mt-4.5">
					Kurz, freundlich und so geschrieben, dass du danach etwas tun kannst. Unser Newsletter ist kostenlos, kommt
					alle {NEWSLETTER_INTERVAL_DAYS} Tage und lässt sich jederzeit wieder abbestellen.
				</Lead>
				<ul className="mt-7 grid gap-3.5">
					<Tick>
						<b>Tipps von Fachleuten</b> zu Recht, Steuern, Fördermitteln und Ehrenamt
					</Tick>
					<Tick>
						<b>Neue Seminartermine</b>, bevor sie ausgebucht sind
					</Tick>
					<Tick>
						<b>Einmal im Jahr</b> die Einladung zu unserem kostenlosen digitalen Treffen
					</Tick>
				</ul>
				<p className="mt-7">
					<TextLink to={paths.newsletterArchive}>Frühere Ausgaben lesen</TextLink>
				</p>
			</ColourHero>
			<ArticleSection id="zuletzt" title="Das stand zuletzt drin" articles={articles} leadsOn={false} />
		</>
	);
}

function Tick({ children }: { children: ReactNode }) {
	return (
		<li className="grid grid-cols-sign gap-3.5 leading-ui">
			<span className="-mt-0.5 size-7 rounded-[4px_4px_99px_99px] bg-holunder-800 p-1.25 text-white">
				<Icon shape={icons.check} className="size-full stroke-3" />
			</span>
			<span>{children}</span>
		</li>
	);
}
