import { Link } from "react-router";
import { Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Lecturer } from "#contract/catalogue.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

const HEADING_ID = "team";

export function Team({ lecturers }: { lecturers: Lecturer[] }) {
	return (
		<Section labelledBy={HEADING_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead
					id={HEADING_ID}
					title="Wer bei uns vorn steht"
					lead="Unsere Dozentinnen und Dozenten kommen aus der Praxis – und bleiben gern noch auf einen Kaffee."
				>
					<ArrowLink to={paths.experts}>Alle Experten</ArrowLink>
				</SectionHead>
				<ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
					{lecturers.map(({ id, slug, name, role, image }) => (
						<li key={id} className="min-w-0">
							<Picture
								path={image}
								alt={`Porträt von ${name}`}
								sizes="(min-width: 80rem) 224px, (min-width: 60rem) 18vw, (min-width: 40rem) 30vw, 44vw"
								width={480}
								height={480}
								className="mb-3.5 aspect-[0.9] w-full rounded-seat object-cover"
							/>
							<h3 className="text-h4 leading-(--leading-snug) tracking-(--tracking-heading) font-stretch-94%">
								<Link to={paths.expert(slug)} prefetch="intent" className="no-underline hover:underline">
									<LongWords>{name}</LongWords>
								</Link>
							</h3>
							<p className="mt-0.75 text-sm leading-entry text-ink-2">
								<LongWords>{role}</LongWords>
							</p>
						</li>
					))}
				</ul>
			</Wrap>
		</Section>
	);
}
