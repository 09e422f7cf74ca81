import { Link } from "react-router";

interface FigureProps {
	label: string;
	value: string;
	/** What it is counted from, or since when. */
	detail?: string | undefined;
	/** The list it was counted from. */
	to?: string | undefined;
	className?: string | undefined;
}

/** One of a few numbers in a row (`facts`). */
export function Figure({ label, value, detail, to, className }: FigureProps) {
	const content = (
		<>
			<span className="k">{label}</span>
			<span className={className ? `v ${className}` : "v"}>{value}</span>
			{detail && <span className="d">{detail}</span>}
		</>
	);
	return to ? <Link to={to}>{content}</Link> : <div>{content}</div>;
}
