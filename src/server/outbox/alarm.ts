import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Outbox, OutboxState } from "./service.ts";

const URGENT_BOUND_MS = 2 * MINUTE_MS;
const NORMAL_BOUND_MS = 15 * MINUTE_MS;
/** One line an hour for each thing that is wrong. */
const LINES = { name: "outbox-alarm", max: 1, perMs: HOUR_MS };
const ONE = { mail: "Mail", sms: "SMS" };
const MANY = { mail: "Mails", sms: "SMS" };

/** What somebody should look at, each with its own name. A letter that its own recipient's server puts off is no sign. */
export function troubles({ waiting, failed }: Pick<OutboxState, "waiting" | "failed">, now: Date): Map<string, string> {
	const found = new Map<string, string>();
	for (const { channel, urgent, unanswered_since } of waiting) {
		const ageMs = unanswered_since ? now.getTime() - unanswered_since.getTime() : 0;
		const isUrgent = urgent || channel === "sms";
		if (ageMs <= (isUrgent ? URGENT_BOUND_MS : NORMAL_BOUND_MS)) continue;
		const what = `${urgent ? "dringende " : ""}${ONE[channel]}`;
		found.set(
			`${channel}-${isUrgent ? "urgent" : "normal"}`,
			`Postausgang: Die älteste ${what} wartet seit ${Math.floor(ageMs / MINUTE_MS)} Minuten.`,
		);
	}
	for (const { channel, lately } of failed)
		if (lately > 0)
			found.set(
				`${channel}-failed`,
				`Postausgang: In der letzten Stunde nicht zustellbar: ${lately} ${lately === 1 ? ONE[channel] : MANY[channel]}.`,
			);
	return found;
}

interface Parts {
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	log: (message: string) => void;
}

/** A letter about letters that do not leave would not leave either: it is told in the log. */
export function createOutboxAlarm({ clock, limits, outbox, log }: Parts) {
	return {
		async look(): Promise<void> {
			for (const [name, line] of troubles(await outbox.state(), clock()))
				if (await limits.allows(LINES, name)) log(line);
		},
	};
}
