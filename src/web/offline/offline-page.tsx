import type { LinkDescriptor, MetaArgs } from "react-router";
import literata from "#browser/fonts/literata-latin-wght-normal.woff2?url";
import { buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { SceneHero } from "#browser/ui/scene-hero.tsx";
import { telephone } from "#browser/ui/telephone.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import emptyTable from "#web/illustrations/leer-tisch.svg?url";

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Gerade ohne Netz", noIndex: true });

/** The worker keeps what the page's own text names. */
export const links = (): LinkDescriptor[] => [
	{ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href: literata },
];

/** Kept by the browser for the moment when no other page can be reached; the worker puts `public/offline.js` in, which fills in what is marked. */
export default function OfflinePage() {
	const { provider } = useSite();
	return (
		<SceneHero scene={emptyTable} ground="bg-flieder-200">
			<h1>Gerade ohne Netz. Dein Platz bleibt.</h1>
			<p data-offline="lead" className="font-serif text-lg leading-teaser">
				Die Verbindung ist weg. Sobald du wieder online bist, geht es genau hier weiter.
			</p>
			<Kept />
			<div>
				{/* biome-ignore lint/a11y/useValidAnchor: once more the address that could not be reached */}
				<a href="" className={buttonLook({ variant: "line" })}>
					<Icon shape={icons.retry} />
					Noch einmal versuchen
				</a>
			</div>
			<div>
				<h2 className="mb-2 text-h4 font-stretch-94%">Das geht auch ohne Netz</h2>
				<p className="border-t border-holunder-900/20">
					<a
						href={telephone(provider.phone)}
						className="flex min-h-13 items-center gap-2.5 font-strong no-underline hover:underline"
					>
						<Icon shape={icons.phone} />
						{`Anrufen: ${provider.phone}`}
					</a>
				</p>
			</div>
			<p data-offline="status" role="status" className="text-sm" />
		</SceneHero>
	);
}

/** What was typed and not sent, if there is any. */
const Kept = () => (
	<section
		data-offline="kept"
		hidden
		aria-labelledby="aufgehoben"
		className="grid gap-3.5 rounded-xl bg-white px-5.5 py-5 shadow-md"
	>
		<p className="flex items-center gap-sign-wide text-sm font-semibold text-wiese-700">
			<Icon shape={icons.checkCircle} />
			<span data-offline="when" />
		</p>
		<div>
			<h2 id="aufgehoben" data-offline="title" className="text-h4 leading-tag font-stretch-94%">
				Dein Formular
			</h2>
			<p data-offline="filled" className="text-sm text-ink-2" />
		</div>
		<svg
			viewBox="0 0 100 2"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-2 w-full rounded-pill bg-flieder-100"
		>
			<rect data-offline="share" width="0" height="2" className="fill-holunder-800" />
		</svg>
		<div>
			<a data-offline="back" href="/" className={buttonLook({})}>
				Zurück zum Formular
			</a>
		</div>
	</section>
);
