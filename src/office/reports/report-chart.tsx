import type { ReportChart as Chart } from "#contract/office/reports.ts";

/** As the server has drawn it; the numbers themselves stand in the table. */
export const ReportChart = ({ chart: { label, width, height, left, grid, ticks, paths } }: { chart: Chart }) => (
	<svg className="ch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
		{grid.map(({ y, text }) => (
			<g key={y}>
				<line className="g" x1={left} x2={width} y1={y} y2={y} />
				<text x={left - 6} y={y + 4} textAnchor="end">
					{text}
				</text>
			</g>
		))}
		{paths.map(({ d, look }) => (
			<path key={`${look}${d}`} className={look} d={d} />
		))}
		{ticks.map(({ x, text }) => (
			<text key={x} x={x} y={height - 5} textAnchor="middle">
				{text}
			</text>
		))}
	</svg>
);

export const ChartLegend = ({ now, before }: { now: string; before: string }) => (
	<div className="legend">
		<span>
			<Sample look="b1" />
			{now}
		</span>
		<span>
			<Sample look="b2" />
			{before}
		</span>
	</div>
);

const Sample = ({ look }: { look: "b1" | "b2" }) => (
	<svg className="ch legend__box" viewBox="0 0 11 11" aria-hidden="true">
		<rect className={look} width="11" height="11" rx="2" />
	</svg>
);
