import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { linesOf, type Place, stepFreeText } from "#contract/places.ts";
import { waysTo } from "./ways.ts";

interface PlaceWaysProps {
	place: Place;
	/** The access has a list of its own elsewhere on the page. */
	withoutAccess?: boolean;
	className?: string;
}

/** How to get there, and whether one gets in without steps. */
export function PlaceWays({ place, withoutAccess = false, className }: PlaceWaysProps) {
	const access = withoutAccess ? null : stepFreeText(place);
	const ways = waysTo(place);
	if (ways.length === 0 && !access) return null;
	return (
		<ul className={classNames("grid gap-3", className)}>
			{ways.map(({ title, more, icon }) => (
				<WayLine key={title} icon={icon} title={title} more={more} />
			))}
			{access && <WayLine icon={icons.stepFree} title={access} more={linesOf(place.step_free_note).join(". ")} />}
		</ul>
	);
}

const WayLine = ({ icon, title, more }: { icon: IconShape; title: string; more: string }) => (
	<li className="grid grid-cols-fact gap-3 leading-ui">
		<Icon shape={icon} className="mt-0.5 size-5.5 text-ink-2" />
		<span>
			<b className="font-strong">{title}</b>
			{more && <small className="block text-sm text-ink-2"> {more}</small>}
		</span>
	</li>
);
