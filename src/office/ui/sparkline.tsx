const WIDTH = 160;
const HEIGHT = 32;
const EDGE = 3;

interface SparklineProps {
	/** What it shows; the numbers themselves stand in a table. */
	label: string;
	now: readonly number[];
	before: readonly number[];
}

/** A line of today's numbers over a dashed one of those before, both at one scale from zero. */
export function Sparkline({ label, now, before }: SparklineProps) {
	const top = Math.max(1, ...now, ...before);
	const points = (values: readonly number[]) =>
		values
			.map((value, index) => {
				const x = (index / Math.max(1, values.length - 1)) * WIDTH;
				const y = HEIGHT - EDGE - (Math.max(0, value) / top) * (HEIGHT - 2 * EDGE);
				return `${x.toFixed(1)},${y.toFixed(1)}`;
			})
			.join(" ");
	return (
		<svg
			className="ch spark"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			preserveAspectRatio="none"
			role="img"
			aria-label={label}
		>
			<polygon className="a1" points={`0,${HEIGHT} ${points(now)} ${WIDTH},${HEIGHT}`} />
			<polyline className="l2" points={points(before)} vectorEffect="non-scaling-stroke" />
			<polyline className="l1" points={points(now)} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
