const CHAIR = "M-12.5-7h25v1.5a12.5 12.5 0 0 1-25 0z";
/** Six chairs around a table; the second is free. */
const CHAIRS = [
	"translate(0 -33) rotate(180)",
	"translate(28.6 -16.5) rotate(240)",
	"translate(28.6 16.5) rotate(300)",
	"translate(0 33)",
	"translate(-28.6 16.5) rotate(60)",
	"translate(-28.6 -16.5) rotate(120)",
] as const;

export const BrandMark = ({ className }: { className?: string }) => (
	<svg viewBox="-48 -48 96 96" aria-hidden="true" className={className}>
		{CHAIRS.map((place, index) => (
			<path key={place} transform={place} d={CHAIR} className={index === 1 ? "free" : "seat"} />
		))}
		<circle r="15" className="seat" />
	</svg>
);
