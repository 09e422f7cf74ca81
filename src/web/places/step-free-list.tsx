import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { linesOf, type Place, stepFreeText } from "#contract/places.ts";

/** Yes and no in words; nothing is said of what is not known. */
export function StepFreeList({ place }: { place: Pick<Place, "step_free" | "step_free_note"> }) {
	const answer = stepFreeText(place);
	return (
		<ul className="border-t-2 border-ink">
			<Line sign={answer === null ? icons.info : place.step_free ? icons.check : icons.minus} good={place.step_free}>
				{answer ?? "Ob es ohne Stufen geht, wissen wir noch nicht. Frag uns gern."}
			</Line>
			{linesOf(place.step_free_note).map((line) => (
				<Line key={line} sign={place.step_free ? icons.check : icons.info} good={place.step_free}>
					{line}
				</Line>
			))}
		</ul>
	);
}

interface LineProps {
	sign: typeof icons.check;
	good: boolean | null;
	children: string;
}

const Line = ({ sign, good, children }: LineProps) => (
	<li className="grid grid-cols-fact gap-3 border-b border-line py-3 leading-ui">
		<span
			className={`grid size-7 place-items-center rounded-seat pt-0.5 ${good ? "bg-ok-bg text-ok" : "bg-warn-bg text-warn"}`}
		>
			<Icon shape={sign} className="size-4 stroke-3" />
		</span>
		<span className="self-center">{children}</span>
	</li>
);
