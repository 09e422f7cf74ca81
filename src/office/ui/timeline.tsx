import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import type { Tone } from "./state.tsx";

export const Timeline = ({ children }: { children: ReactNode }) => <ol className="tl">{children}</ol>;

interface TimelineEntryProps {
	icon: IconShape;
	tone?: Tone | "free";
	/** What happened, in a few words. */
	title: ReactNode;
	/** When, as people say it. */
	when: ReactNode;
	children?: ReactNode;
}

/** A sign in a chair, newest first. */
export function TimelineEntry({ icon, tone = "mute", title, when, children }: TimelineEntryProps) {
	return (
		<li>
			<SignChair icon={icon} tone={tone} />
			<div>
				<div className="tl__t">
					<span>{title}</span>
					{when}
				</div>
				{children}
			</div>
		</li>
	);
}

/** The small chair with a sign, in lists of what waits and of what happened. */
export const SignChair = ({ icon, tone = "mute" }: { icon: IconShape; tone?: Tone | "free" }) => (
	<span className={classNames("tl__i", tone !== "mute" && `tl__i--${tone}`)}>
		<Icon shape={icon} className="i" />
	</span>
);
