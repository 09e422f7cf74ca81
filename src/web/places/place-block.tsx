import { paths } from "#contract/paths.ts";
import type { Place } from "#contract/places.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { MapButton } from "./map-button.tsx";
import { PlaceWays } from "./place-ways.tsx";
import { WaySketch } from "./way-sketch.tsx";

interface PlaceBlockProps {
	place: Place;
	room: string | null;
}

/** Where a seminar in person is, on its page. */
export const PlaceBlock = ({ place, room }: PlaceBlockProps) => (
	<section
		aria-labelledby="ort"
		className="grid overflow-hidden rounded-xl border border-line bg-surface sm:grid-cols-picture print:block print:break-inside-avoid"
	>
		<WaySketch close className="h-44 w-full sm:h-full print:hidden" />
		<div className="grid content-start gap-4 p-promo">
			<div>
				<h2 id="ort" className="text-h3 font-stretch-92%">
					{[place.name, room].filter(Boolean).join(", ")}
				</h2>
				<address className="mt-2 leading-note">
					{place.street && (
						<>
							{place.street}
							<br />
						</>
					)}
					{[place.postcode, place.city].filter(Boolean).join(" ")}
				</address>
			</div>
			<PlaceWays place={place} />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
				<MapButton place={place} />
				<ArrowLink to={paths.place(place.id)}>Anfahrt und Zugang</ArrowLink>
			</div>
		</div>
	</section>
);
