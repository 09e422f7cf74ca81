import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";

export type Tone = "ok" | "warn" | "err" | "info" | "mute";

/** Each tone has a form of its own, for those who cannot tell the colours. */
const FORMS: Record<Tone, ReactNode> = {
	ok: (
		<path d="M6 .6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 6 .6Zm2.9 4.3-3.3 3.4a.8.8 0 0 1-1.2 0L3 6.9l1.1-1.1 1 1 2.7-2.9z" />
	),
	warn: <path d="M6 1 11.5 11H.5z" />,
	err: <path d="M6 .5 11.5 6 6 11.5.5 6z" />,
	info: <path d="M1 3h10v1.5a5 5 0 0 1-10 0z" />,
	mute: <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

interface StateProps {
	tone: Tone;
	/** Without its field, in running text. */
	plain?: boolean;
	children: ReactNode;
}

/** What is the case: a word, a colour and a form. */
export function State({ tone, plain = false, children }: StateProps) {
	return (
		<span className={classNames("st", tone !== "mute" && `st--${tone}`, plain && "st--plain")}>
			<svg viewBox="0 0 12 12" aria-hidden="true">
				{FORMS[tone]}
			</svg>
			{children}
		</span>
	);
}
