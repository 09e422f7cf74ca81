import { buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Place } from "#contract/places.ts";

interface MapButtonProps {
	place: Pick<Place, "map_url">;
	look?: "primary" | "quiet" | "line";
	size?: "sm" | "md";
}

/** Leads to a map elsewhere: only then does it hear of the visitor. */
export const MapButton = ({ place: { map_url }, look = "quiet", size = "sm" }: MapButtonProps) =>
	map_url && (
		<a
			href={map_url}
			target="_blank"
			rel="noopener noreferrer"
			className={buttonLook({ variant: look, size, className: "w-fit print:hidden" })}
		>
			<Icon shape={icons.map} />
			<span>
				In Karte öffnen<span className="sr-only"> (in einem neuen Fenster)</span>
			</span>
		</a>
	);
