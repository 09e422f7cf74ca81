import type { ReactNode } from "react";

interface EmptyProps {
	title: string;
	/** A free chair: nothing here, and that is fine. Without it nothing was found. */
	chair?: boolean;
	/** 2 right below the title of the page, 1 in its place. */
	level?: 1 | 2 | 3;
	children?: ReactNode;
}

/** Says what the place is for, or how to find what is missed. */
export function Empty({ title, chair = false, level = 3, children }: EmptyProps) {
	const Heading = `h${level}` as const;
	return (
		<div className="empty">
			{chair && (
				<span className="seats" aria-hidden="true">
					<i className="free" />
				</span>
			)}
			<Heading>{title}</Heading>
			{children}
		</div>
	);
}
