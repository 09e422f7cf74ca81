import type { ReactNode } from "react";

interface EmptyProps {
	title: string;
	/** A free chair: nothing here, and that is fine. Without it nothing was found. */
	chair?: boolean;
	children?: ReactNode;
}

/** Says what the place is for, or how to find what is missed. */
export function Empty({ title, chair = false, children }: EmptyProps) {
	return (
		<div className="empty">
			{chair && (
				<span className="seats" aria-hidden="true">
					<i className="free" />
				</span>
			)}
			<h3>{title}</h3>
			{children}
		</div>
	);
}
