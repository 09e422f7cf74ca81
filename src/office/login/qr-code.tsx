import { encodeQR } from "qr";

const QUIET_ZONE = 4;

/** One rectangle for each dark module; dark on light in both colour schemes, since cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const rows = encodeQR(text, "raw", { border: QUIET_ZONE });
	const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
			className="qr"
		>
			<path d={path} fill="#000" />
		</svg>
	);
}
