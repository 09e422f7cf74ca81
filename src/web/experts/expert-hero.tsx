import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { DATES_ID } from "./own-dates.tsx";

interface ExpertHeroProps {
	lecturer: Lecturer;
	topics: Category[];
	counts: { dates: number; courses: number; articles: number };
}

/** In the colour of what somebody knows best. */
export function ExpertHero({ lecturer: { name, role, image }, topics, counts }: ExpertHeroProps) {
	return (
		<section data-cat={topics[0]?.slug ?? ""} className="on-color overflow-clip bg-cat-bg">
			<Wrap className="grid gap-x-12 gap-y-5 pt-4 sm:grid-cols-end">
				<div className="sm:col-span-full">
					<ArrowLink to={paths.experts} back>
						alle Experten
					</ArrowLink>
				</div>
				<div className="grid content-center justify-items-start gap-4 pb-5 sm:pt-6 sm:pb-12">
					<ul aria-label="Themen" className="flex flex-wrap gap-1.5 empty:hidden">
						{topics.map(({ id, name: topic }) => (
							<li key={id} className="rounded-pill bg-white px-3 py-1 text-sm leading-tag font-control">
								{topic}
							</li>
						))}
					</ul>
					<h1>
						<LongWords>{name}</LongWords>
					</h1>
					<Lead className="text-ink!">{role}</Lead>
					<Numbers {...counts} />
					{counts.dates > 0 && <ButtonLink to={`#${DATES_ID}`}>Nächste Termine</ButtonLink>}
				</div>
				<div className="self-end justify-self-center">
					<Picture
						path={image}
						alt={`Porträt von ${name}`}
						sizes="(min-width: 60rem) 26rem, (min-width: 40rem) 32vw, 72vw"
						width={480}
						height={480}
						priority
						className="portrait-arch object-cover"
					/>
				</div>
			</Wrap>
		</section>
	);
}

function Numbers({ dates, courses, articles }: ExpertHeroProps["counts"]) {
	const numbers = [
		[dates === 1 ? "Termin" : "Termine", dates],
		[courses === 1 ? "Videokurs" : "Videokurse", courses],
		["Artikel", articles],
	] as const;
	return (
		<dl className="flex flex-wrap gap-x-10 gap-y-3">
			{numbers
				.filter(([, count]) => count > 0)
				.map(([label, count]) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-sm">{label} </dt>
						<dd className="text-h2 leading-none font-sum font-stretch-84%">{count}</dd>
					</div>
				))}
		</dl>
	);
}
