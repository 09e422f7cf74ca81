import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Lucide outlines (ISC licence), only those in use. */
const SHAPES = {
	search: (
		<>
			<path d="m21 21-4.34-4.34" />
			<circle cx="11" cy="11" r="8" />
		</>
	),
	cart: (
		<>
			<path d="m2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18" />
			<path d="M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25" />
			<circle cx="18" cy="20" r="2" />
			<circle cx="8" cy="20" r="2" />
		</>
	),
	user: (
		<>
			<circle cx="12" cy="8" r="5" />
			<path d="M20 21a8 8 0 0 0-16 0" />
		</>
	),
	heart: (
		<>
			<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
		</>
	),
	menu: (
		<>
			<path d="M4 5h16" />
			<path d="M4 12h16" />
			<path d="M4 19h16" />
		</>
	),
	close: (
		<>
			<path d="M18 6 6 18" />
			<path d="m6 6 12 12" />
		</>
	),
	"arrow-right": (
		<>
			<path d="M5 12h14" />
			<path d="m12 5 7 7-7 7" />
		</>
	),
	"arrow-left": (
		<>
			<path d="m12 19-7-7 7-7" />
			<path d="M19 12H5" />
		</>
	),
	"chevron-down": (
		<>
			<path d="m6 9 6 6 6-6" />
		</>
	),
	phone: (
		<>
			<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
		</>
	),
	printer: (
		<>
			<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />
			<path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
			<rect x="6" y="14" width="12" height="8" rx="1" />
		</>
	),
	mail: (
		<>
			<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
			<rect x="2" y="4" width="20" height="16" rx="2" />
		</>
	),
	"mail-check": (
		<>
			<path d="M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8" />
			<path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7" />
			<path d="m16 19 2 2 4-4" />
		</>
	),
	file: (
		<>
			<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
			<path d="M14 2v5a1 1 0 0 0 1 1h5" />
			<path d="M10 9H8" />
			<path d="M16 13H8" />
			<path d="M16 17H8" />
		</>
	),
	video: (
		<>
			<path d="M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z" />
			<circle cx="12" cy="12" r="10" />
		</>
	),
	clock: (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="M12 6v6l4 2" />
		</>
	),
	pin: (
		<>
			<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
			<circle cx="12" cy="10" r="3" />
		</>
	),
	monitor: (
		<>
			<rect width="20" height="14" x="2" y="3" rx="2" />
			<path d="M8 21h8" />
			<path d="M12 17v4" />
		</>
	),
	calendar: (
		<>
			<path d="M8 2v3" />
			<path d="M16 2v3" />
			<rect x="3" y="3" width="18" height="18" rx="2" />
			<path d="M3 9h18" />
			<path d="M8 13h.01" />
			<path d="M12 13h.01" />
			<path d="M16 13h.01" />
			<path d="M8 17h.01" />
			<path d="M12 17h.01" />
			<path d="M16 17h.01" />
		</>
	),
	armchair: (
		<>
			<path d="M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3" />
			<path d="M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z" />
			<path d="M5 18v2" />
			<path d="M19 18v2" />
		</>
	),
	"calendar-off": (
		<>
			<path d="M16 2v3" />
			<path d="m17 16 5 5" />
			<path d="m17 21 5-5" />
			<path d="M21 12V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8" />
			<path d="M3 9h18" />
			<path d="M8 2v3" />
		</>
	),
	undo: (
		<>
			<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
			<path d="M3 3v5h5" />
		</>
	),
	check: (
		<>
			<path d="M20 6 9 17l-5-5" />
		</>
	),
	"check-circle": (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="m16 9-5.5 5.5L8 12" />
		</>
	),
	error: (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="M12 8v4" />
			<path d="M12 16h.01" />
		</>
	),
	info: (
		<>
			<circle cx="12" cy="12" r="10" />
			<path d="M12 16v-4" />
			<path d="M12 8h.01" />
		</>
	),
	warning: (
		<>
			<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
			<path d="M12 9v4" />
			<path d="M12 17h.01" />
		</>
	),
	external: (
		<>
			<path d="M15 3h6v6" />
			<path d="M10 14 21 3" />
			<path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
		</>
	),
	play: (
		<>
			<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
		</>
	),
	hourglass: (
		<>
			<path d="M5 22h14" />
			<path d="M5 2h14" />
			<path d="M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22" />
			<path d="M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2" />
		</>
	),
	captions: (
		<>
			<rect width="18" height="14" x="3" y="5" rx="2" />
			<path d="M7 15h4M15 15h2M7 11h2M13 11h4" />
		</>
	),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

interface IconProps {
	name: IconName;
	/** Overrides size or adds spacing; 1.25 times the type size unless told. */
	className?: string;
}

/** Always decoration: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ name, className }: IconProps) {
	return <Outline className={className}>{SHAPES[name]}</Outline>;
}

/** The frame of every icon, for those that only one part of the site needs. */
export function Outline({ className = "size-[1.25em]", children }: { className?: string; children: ReactNode }) {
	return (
		<svg
			className={classNames("flex-none", className)}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
