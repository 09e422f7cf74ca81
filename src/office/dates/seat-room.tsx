import { initialsOf } from "../ui/avatar.tsx";

/** Up to so many chairs stand around one table. */
export const ROOM_SEATS = 24;

interface SeatRoomProps {
	/** Those who come, in the order of the list; whose name is missing is a chair without letters. */
	names: readonly (string | null)[];
	offered: number;
	capacity: number;
	lecturer: string;
}

interface Chair {
	kind: "taken" | "held" | "free";
	letters: string;
}

const WIDTH = 286;
const HEIGHT = 292;
const LOOK = { taken: "c", held: "c c--held", free: "c c--free" } as const;

/** From the lower left around the table to the lower right. */
function placeOf(index: number, count: number): { x: number; y: number; turned: number } {
	const side = Math.ceil(count / 3);
	const top = count - 2 * side;
	const down = (step: number) => 59 + (198 / Math.max(1, side - 1)) * step;
	if (index < side) return { x: 13, y: down(side - 1 - index), turned: 90 };
	if (index < side + top) return { x: 49 + (188 / Math.max(1, top - 1)) * (index - side), y: 13, turned: 180 };
	return { x: 273, y: down(index - side - top), turned: 270 };
}

const chairsOf = ({ names, offered, capacity }: SeatRoomProps): Chair[] => [
	...names.map((name): Chair => ({ kind: "taken", letters: name ? initialsOf(name) : "" })),
	...Array.from({ length: offered }, (): Chair => ({ kind: "held", letters: "" })),
	...Array.from(
		{ length: Math.max(0, capacity - names.length - offered) },
		(): Chair => ({ kind: "free", letters: "" }),
	),
];

/** The seats as a room: a table in the form of a U with everybody's initials. */
export function SeatRoom(props: SeatRoomProps) {
	const { names, offered, capacity, lecturer } = props;
	const chairs = chairsOf(props);
	const free = Math.max(0, capacity - names.length - offered);
	const words = [
		`${names.length} Plätze belegt`,
		offered > 0 && `${offered} angeboten`,
		free > 0 ? `${free} frei` : "keiner frei",
	];
	return (
		<svg
			className="room"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			role="img"
			aria-label={`Sitzplan: ${words.filter(Boolean).join(", ")}`}
		>
			<path className="table" d="M25 286V33a8 8 0 0 1 8-8H253a8 8 0 0 1 8 8V286h-46V71H71V286z" />
			<rect className="table" x="83" y="262" width="120" height="24" rx="6" />
			<text className="label" x="143" y="278">
				{lecturer.split(" ").slice(-2).join(" ")}
			</text>
			{chairs.map(({ kind, letters }, index) => {
				const { x, y, turned } = placeOf(index, chairs.length);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
					<g key={index} transform={`translate(${x} ${y})`}>
						<path className={LOOK[kind]} transform={`rotate(${turned})`} d="M-14-9h28v4a14 14 0 0 1-28 0z" />
						{letters && (
							<text x="0" y="3.5">
								{letters}
							</text>
						)}
					</g>
				);
			})}
		</svg>
	);
}
