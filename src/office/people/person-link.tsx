import type { ReactNode } from "react";
import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { useMay } from "../session/colleague.ts";

interface PersonLinkProps {
	/** None of whoever has no address: then there is no page of theirs. */
	email: string | null;
	children: ReactNode;
}

/** A name or an address as the way to all that the house knows of the person, for whoever may see that. */
export function PersonLink({ email, children }: PersonLinkProps) {
	const may = useMay();
	if (!email || !may("people.read")) return children;
	return (
		<Link className="link" to={officePaths.personOf(email)}>
			{children}
		</Link>
	);
}
