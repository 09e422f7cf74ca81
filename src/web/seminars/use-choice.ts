import { useState } from "react";
import type { CalendarAddress } from "#contract/calendar-address.ts";

/**
 * Shows what somebody has chosen at once. The address follows a moment later, and until then a box just ticked would
 * stand there unticked again. As soon as the address changes, by this choice or the back button, it counts alone.
 */
export function useChoice(target: CalendarAddress, address: string) {
	const [seen, setSeen] = useState(address);
	const [choice, setChoice] = useState<CalendarAddress | null>(null);
	if (seen !== address) {
		setSeen(address);
		setChoice(null);
	}
	return { shown: choice ?? target, choose: setChoice };
}
