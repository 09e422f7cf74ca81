import { useEffect, useState } from "react";

interface PledgeMessage {
	/** In euro, as soon as somebody wants to send them by transfer. */
	pledged: number | null;
}

/** From the form in its frame to the page around it. */
export function tellPledge(pledged: number | null): void {
	window.parent.postMessage({ pledged } satisfies PledgeMessage, location.origin);
}

const isPledge = ({ origin, data }: MessageEvent): boolean =>
	origin === location.origin && typeof data === "object" && data !== null && "pledged" in data;

/** What was pledged in the form of this page. */
export function usePledge(): number | null {
	const [pledged, setPledged] = useState<number | null>(null);
	useEffect(() => {
		const hear = (event: MessageEvent) => isPledge(event) && setPledged((event.data as PledgeMessage).pledged);
		addEventListener("message", hear);
		return () => removeEventListener("message", hear);
	}, []);
	return pledged;
}
