import { giroPath, QUIET_ZONE } from "./giro-path.ts";

/** Whole pixels, so that all modules are equally large. */
const MODULE_PIXELS = 5;

interface GiroCodeProps {
	rows: readonly string[];
	/** What a screen reader says in place of the picture. */
	label: string;
}

/** Dark on light in both colour schemes: bank apps read nothing else. */
export function GiroCode({ rows, label }: GiroCodeProps) {
	const size = rows.length + 2 * QUIET_ZONE;
	return (
		<svg
			role="img"
			aria-label={label}
			width={size * MODULE_PIXELS}
			height={size * MODULE_PIXELS}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="h-auto max-w-full rounded-md bg-white"
		>
			<path d={giroPath(rows)} fill="#000" />
		</svg>
	);
}
