import { IconButton } from "./button.tsx";
import * as icons from "./icons.ts";

interface MoveButtonsProps {
	name: string;
	/** Where it stands now, counted from 0, and how many there are. */
	index: number;
	total: number;
	onMove: (to: number) => void;
}

/** One place up, one place down. */
export const MoveButtons = ({ name, index, total, onMove }: MoveButtonsProps) => (
	<span className="movers">
		<IconButton
			icon={icons.arrowUp}
			label={`${name} nach oben`}
			variant="quiet"
			size="sm"
			disabled={index === 0}
			onClick={() => onMove(index - 1)}
		/>
		<IconButton
			icon={icons.arrowDown}
			label={`${name} nach unten`}
			variant="quiet"
			size="sm"
			disabled={index === total - 1}
			onClick={() => onMove(index + 1)}
		/>
	</span>
);
