import { onNotification } from "#server/db/notifications.ts";
import type { Outbox } from "./service.ts";

/** Also without a note: messages whose next try has come. */
const LOOK_EVERY_MS = 5_000;

export interface Job {
	/** Ends after the message that is being sent. */
	stop(): Promise<void>;
}

/** Delivers what is due whenever something was written, one message after the other. */
export async function startOutboxJob(url: string, outbox: Outbox, onError: (error: unknown) => void): Promise<Job> {
	let stopped = false;
	let round: Promise<void> | null = null;
	let again = false;

	async function deliverAll(): Promise<void> {
		try {
			while (!stopped && (await outbox.deliverNext()));
		} catch (error) {
			onError(error);
		}
	}

	function wake(): void {
		if (stopped) return;
		if (round) {
			again = true;
			return;
		}
		round = deliverAll().finally(() => {
			round = null;
			if (again) {
				again = false;
				wake();
			}
		});
	}

	const subscription = await onNotification(url, "outbox", wake);
	const timer = setInterval(wake, LOOK_EVERY_MS);
	wake();
	return {
		async stop() {
			stopped = true;
			clearInterval(timer);
			await subscription.close();
			await round;
		},
	};
}
