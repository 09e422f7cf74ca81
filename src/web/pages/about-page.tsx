import { type MetaArgs, useLoaderData } from "react-router";
import { Section, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import table from "#web/illustrations/panorama-ueber-uns.svg?url";
import readingScene from "#web/illustrations/vorlesen-ueber-uns.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { AboutStory } from "./about-story.tsx";
import { PromoPanel } from "./promo-panel.tsx";
import { Team } from "./team.tsx";

const load = async ({ api }: LoadArgs) => ({ lecturers: await orEmpty(api.lecturers.list()) });
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Über uns",
		description:
			"Seit 2012 helfen wir von Dresden aus Vereinen, Stiftungen und Ehrenamtlichen: mit mehr als 100 Seminaren im Jahr, Videokursen, einem Ratgeber und dem Projekt Vorleser.",
	});

export default function AboutPage() {
	const { lecturers } = useLoaderData<typeof loader>();
	return (
		<>
			<section className="on-color overflow-clip bg-mohn-200">
				<Wrap>
					<h1 className="headline max-w-[13em] pt-[clamp(2.25rem,1.5rem+4vw,4.5rem)] pb-[clamp(1rem,0.5rem+2vw,2rem)] font-hero">
						Wir setzen Menschen an einen Tisch, die etwas bewegen
					</h1>
				</Wrap>
				<img
					className="h-[max(clamp(15rem,11rem+17vw,26rem),15.4vw)] w-full max-w-none object-cover"
					src={table}
					alt=""
					width={5200}
					height={800}
				/>
			</section>
			<AboutStory />
			{lecturers.length > 0 && <Team lecturers={lecturers} />}
			<Section>
				<Wrap>
					<PromoPanel
						tone="deep"
						title="Unser Herzensprojekt: Vorleser"
						text="Geschichten für schwer kranke Kinder. Ein Koffer, eine Stimme, eine Stunde Zeit."
						illustration={readingScene}
					>
						<ButtonLink to={paths.readAloud} variant="sun">
							Mehr über Vorleser
						</ButtonLink>
					</PromoPanel>
				</Wrap>
			</Section>
		</>
	);
}
