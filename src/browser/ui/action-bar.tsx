import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "./class-names.ts";
import { Wrap } from "./layout.tsx";

interface ActionBarProps {
	/** What it is, for those who do not see it. */
	label: string;
	/** It hides while an element with this `data-action` is on the screen: nobody needs two of the same button. */
	action: string;
	price: ReactNode;
	/** Below the price, in a few words. */
	note?: ReactNode;
	/** The one button. */
	children: ReactNode;
}

/** Whether one of these elements is on the screen; unknown at first, then the bar stays away. */
function useOnScreen(selector: string): boolean {
	const [onScreen, setOnScreen] = useState(true);
	useEffect(() => {
		const seen = new Set<Element>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
			setOnScreen(seen.size > 0);
		});
		for (const element of document.querySelectorAll(selector)) observer.observe(element);
		return () => observer.disconnect();
	}, [selector]);
	return onScreen;
}

/** Price and one button at the bottom of small screens, the last thing in its page. */
export function ActionBar({ label, action, price, note, children }: ActionBarProps) {
	const hidden = useOnScreen(`[data-action="${action}"]`);
	return (
		<section
			aria-label={label}
			className={classNames(
				"action-bar sticky bottom-0 z-30 border-t border-line bg-surface lg:hidden print:hidden",
				hidden && "invisible",
			)}
		>
			<Wrap className="flex min-h-17 items-center justify-between gap-4 py-2.5">
				<p className="min-w-0 leading-tag">
					{price}
					{note && <small className="block text-xs text-ink-2"> {note}</small>}
				</p>
				{children}
			</Wrap>
		</section>
	);
}
