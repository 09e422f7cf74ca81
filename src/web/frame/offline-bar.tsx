import { useEffect, useState, useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
	const end = new AbortController();
	for (const name of ["online", "offline"]) addEventListener(name, onChange, { signal: end.signal });
	return () => end.abort();
}

const isOffline = () => !navigator.onLine;

/** Without a line links lead nowhere: whoever presses one stays on the page and is told. */
export function OfflineBar() {
	const offline = useSyncExternalStore(subscribe, isOffline, () => false);
	const [pressed, setPressed] = useState(false);
	useEffect(() => {
		if (!offline) return;
		const stay = (event: MouseEvent) => {
			if (!(event.target as Element).closest("a[href^='/']")) return;
			event.preventDefault();
			setPressed(true);
		};
		const end = new AbortController();
		document.addEventListener("click", stay, { capture: true, signal: end.signal });
		return () => {
			end.abort();
			setPressed(false);
		};
	}, [offline]);
	return (
		<p role="status" className="bg-raps-300 px-gutter py-2 text-center text-sm text-holunder-900 empty:hidden">
			{offline && pressed && "Gerade ohne Netz. Diese Seite bleibt stehen, bis du wieder online bist."}
		</p>
	);
}
