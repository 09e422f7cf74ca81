import type { ReactNode } from "react";

interface PageHeadProps {
	title: ReactNode;
	/** One sentence that sums the page up. */
	lead?: ReactNode;
	/** At most three, and „Mehr“. */
	actions?: ReactNode;
}

export function PageHead({ title, lead, actions }: PageHeadProps) {
	return (
		<div className="head">
			<div className="head__t">
				<h1>{title}</h1>
				{lead && <p>{lead}</p>}
			</div>
			{actions && <div className="head__a">{actions}</div>}
		</div>
	);
}
