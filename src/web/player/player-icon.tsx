import type { ReactNode } from "react";
import { Outline } from "#browser/ui/icon.tsx";

/** Icons of the player, which is loaded on its own (Lucide, ISC licence). */
const SPEAKER =
	"M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z";

const SHAPES = {
	pause: (
		<>
			<rect x="14" y="3" width="5" height="18" rx="1" />
			<rect x="5" y="3" width="5" height="18" rx="1" />
		</>
	),
	sound: (
		<>
			<path d={SPEAKER} />
			<path d="M16 9a5 5 0 0 1 0 6" />
			<path d="M19.364 18.364a9 9 0 0 0 0-12.728" />
		</>
	),
	silent: (
		<>
			<path d={SPEAKER} />
			<path d="m22 9-6 6" />
			<path d="m16 9 6 6" />
		</>
	),
	window: (
		<>
			<path d="M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h4" />
			<rect width="10" height="7" x="12" y="13" rx="2" />
		</>
	),
	fullscreen: (
		<>
			<path d="M8 3H5a2 2 0 0 0-2 2v3" />
			<path d="M21 8V5a2 2 0 0 0-2-2h-3" />
			<path d="M3 16v3a2 2 0 0 0 2 2h3" />
			<path d="M16 21h3a2 2 0 0 0 2-2v-3" />
		</>
	),
	"fullscreen-exit": (
		<>
			<path d="M8 3v3a2 2 0 0 1-2 2H3" />
			<path d="M21 8h-3a2 2 0 0 1-2-2V3" />
			<path d="M3 16h3a2 2 0 0 1 2 2v3" />
			<path d="M16 21v-3a2 2 0 0 1 2-2h3" />
		</>
	),
} as const satisfies Record<string, ReactNode>;

export function PlayerIcon({ name, className }: { name: keyof typeof SHAPES; className?: string }) {
	return <Outline className={className}>{SHAPES[name]}</Outline>;
}
