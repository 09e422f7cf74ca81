import { useEffect, useRef } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

interface SessionWarningProps {
	shown: boolean;
	onLogIn: () => void;
	onDismiss: () => void;
}

/** Says that the session ends soon and takes nothing away: neither the focus nor the page. The live region is there from the start. */
export function SessionWarning({ shown, onLogIn, onDismiss }: SessionWarningProps) {
	const panel = useRoomForFocus(shown);
	return (
		<div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
			{shown && (
				<div
					ref={panel}
					className="mx-auto mb-3 grid w-[min(46rem,calc(100vw-1.5rem))] animate-fade gap-x-6 gap-y-3 rounded-xl border-firm border-warn-line bg-warn-bg p-4 shadow-lg sm:grid-cols-[1fr_auto] sm:items-center sm:px-6"
				>
					<p className="flex gap-3 leading-ui">
						<Icon shape={icons.hourglass} className="mt-0.25 size-6 text-warn" />
						<span>
							<b>Deine Anmeldung endet in höchstens zwei Minuten.</b> Melde dich noch einmal an, wenn du weitermachen
							möchtest. Was du eingetragen hast, bleibt erhalten.
						</span>
					</p>
					<div className="flex flex-wrap gap-3">
						<Button size="sm" onClick={onLogIn}>
							Neu anmelden
						</Button>
						<Button size="sm" variant="line" onClick={onDismiss}>
							Schließen
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}

/** What gets the focus scrolls clear of the panel. */
function useRoomForFocus(shown: boolean) {
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!shown || !panel.current) return;
		const { style } = document.documentElement;
		style.scrollPaddingBottom = `${panel.current.offsetHeight + 32}px`;
		return () => {
			style.scrollPaddingBottom = "";
		};
	}, [shown]);
	return panel;
}
