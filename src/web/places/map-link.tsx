import type { Place } from "#contract/places.ts";

/** No map is loaded: it opens elsewhere, when somebody wants it. */
export const MapLink = ({ place: { map_url } }: { place: Pick<Place, "map_url"> }) =>
	map_url && (
		<a
			href={map_url}
			target="_blank"
			rel="noopener noreferrer"
			className="flex min-h-8 w-fit items-center text-sm text-link underline underline-offset-link hover:text-link-hover print:hidden"
		>
			<span>
				Auf der Karte ansehen<span className="sr-only"> (öffnet einen Kartendienst in einem neuen Fenster)</span>
			</span>
		</a>
	);
