import { type MetaArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { paths } from "#contract/paths.ts";
import { addressLine } from "#contract/places.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import table from "#web/illustrations/vorstand-kontakt.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { toEntry } from "#web/seminars/seminar-entry.ts";
import { SomeDates } from "#web/seminars/some-dates.tsx";
import { CopyAddress } from "./copy-address.tsx";
import { MapButton } from "./map-button.tsx";
import { placeData } from "./place-data.ts";
import { PlaceWays } from "./place-ways.tsx";
import { StepFreeList } from "./step-free-list.tsx";
import { WaySketch } from "./way-sketch.tsx";

const DATES_SHOWN = 6;

async function load({ api, params }: LoadArgs) {
	const id = Number(params.id);
	const { data: place } = await orNotFound(api.places.get({ params: { id } }));
	const { data } = await api.seminars.list({ query: { upcoming: true, place_id: id, per_page: DATES_SHOWN } });
	return { place, dates: data.map(toEntry) };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta(args: MetaArgs<typeof loader>) {
	const place = args.loaderData?.place;
	if (!place) return [];
	return [
		...pageMeta(args, { title: place.name, description: `So kommst du hin: ${addressLine(place, null)}` }),
		{ "script:ld+json": { "@context": "https://schema.org", ...placeData(place) } },
	];
}

/** Where it is, how one gets there and in, and what happens there. */
export default function PlacePage() {
	const { place, dates } = useLoaderData<typeof loader>();
	return (
		<>
			<Wrap>
				<div className="pt-back-link print:hidden">
					<ArrowLink back to={paths.seminars}>
						zum Seminarkalender
					</ArrowLink>
				</div>
				<header className="grid items-center gap-steps pt-2 pb-8 sm:grid-cols-2">
					<div>
						<h1>
							<LongWords>{place.name}</LongWords>
						</h1>
						<address className="mt-3.5 mb-4.5 font-serif text-lg leading-note">
							{place.street}
							<br />
							{[place.postcode, place.city].filter(Boolean).join(" ")}
						</address>
						<div className="flex flex-wrap items-center gap-3 print:hidden">
							<MapButton place={place} look="primary" size="md" />
							<CopyAddress address={addressLine(place, null)} />
						</div>
						{place.map_url && (
							<p className="mt-4 text-sm text-ink-2 print:hidden">
								„In Karte öffnen“ führt auf eine andere Website. Erst dann erfährt sie von dir.
							</p>
						)}
					</div>
					<img
						src={table}
						alt=""
						width={1200}
						height={900}
						className="aspect-16/10 w-full rounded-2xl object-cover sm:aspect-4/3 print:hidden"
					/>
				</header>
			</Wrap>
			<Section tight labelledBy="hin" className="bg-bg-soft">
				<Wrap className="grid gap-columns sm:grid-cols-2">
					<div>
						<h2 id="hin" className="mb-5">
							So kommst du hin
						</h2>
						<PlaceWays place={place} withoutAccess />
					</div>
					<figure className="on-color overflow-hidden rounded-xl bg-sand-100 print:hidden">
						<WaySketch label={place.street ?? undefined} className="w-full" />
						<figcaption className="px-5 py-3 text-sm text-ink-2">
							Ein Sinnbild, kein Stadtplan. Der gelbe Stuhl sind wir.
						</figcaption>
					</figure>
				</Wrap>
			</Section>
			<Section tight labelledBy="stufen">
				<Wrap className="grid items-start gap-columns sm:grid-cols-2">
					<div>
						<h2 id="stufen" className="mb-5">
							Ohne Stufen
						</h2>
						<StepFreeList place={place} />
					</div>
					<Help />
				</Wrap>
			</Section>
			{dates.length > 0 && (
				<Section tight labelledBy="termine" className="bg-bg-soft print:hidden">
					<Wrap>
						<SectionHead id="termine" title="Nächste Termine hier">
							<ArrowLink to={paths.seminars}>Alle Termine</ArrowLink>
						</SectionHead>
						<SomeDates dates={dates} />
					</Wrap>
				</Section>
			)}
		</>
	);
}

function Help() {
	const { phone, email } = useSite().provider;
	return (
		<aside aria-labelledby="brauchst" className="grid gap-4 rounded-xl bg-surface-sunken p-panel">
			<h2 id="brauchst" className="text-h3 font-stretch-92%">
				Brauchst du etwas?
			</h2>
			<p className="font-serif leading-teaser">
				Gebärdensprache, Assistenz, ein Platz nah an der Tür: Sag uns bis drei Tage vorher Bescheid, dann ist alles
				bereit.
			</p>
			<ul className="grid gap-1">
				<li className="flex min-h-8 items-center gap-sign-wide">
					<Icon shape={icons.phone} />
					<TextLink to={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</TextLink>
				</li>
				<li className="flex min-h-8 items-center gap-sign-wide">
					<Icon shape={icons.mail} />
					<TextLink to={`mailto:${email}`}>{email}</TextLink>
				</li>
			</ul>
		</aside>
	);
}
