interface ShareTarget {
	title: string;
	url: string;
}

export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

interface ShareDevice {
	share?: (target: ShareTarget) => Promise<void>;
	clipboard?: { writeText: (text: string) => Promise<void> };
}

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** Hands the address to the device's share sheet, or copies it where there is none. */
export async function shareAddress(target: ShareTarget, device: ShareDevice): Promise<ShareOutcome> {
	try {
		if (device.share) {
			await device.share(target);
			return "shared";
		}
		if (!device.clipboard) return "failed";
		await device.clipboard.writeText(target.url);
		return "copied";
	} catch (error) {
		return isCancelled(error) ? "cancelled" : "failed";
	}
}
