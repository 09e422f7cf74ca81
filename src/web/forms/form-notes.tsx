import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

export function RequiredNote() {
	return (
		<p className="text-sm text-ink-2">
			Pflichtfelder sind mit <span className="font-bold text-error">*</span> markiert.
		</p>
	);
}

interface PrivacyNoteProps {
	/** Id of the section that tells more. */
	section: string;
	/** Leads out of the frame in which the form stands. */
	framed?: boolean;
	/** What the data is used for, in one sentence. */
	children: ReactNode;
}

/** DP-5: tells, and asks for no consent. */
export function PrivacyNote({ section, framed = false, children }: PrivacyNoteProps) {
	return (
		<p className="text-sm text-ink-2">
			{children} Mehr dazu in den{" "}
			<TextLink to={`${paths.privacy}#${section}`} target={framed ? "_top" : undefined}>
				Datenschutzhinweisen
			</TextLink>
			.
		</p>
	);
}
