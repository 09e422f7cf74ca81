import { DAY_MS, MINUTE_MS } from "#contract/constants.ts";
import type { OutboxState } from "#server/outbox/service.ts";
import type { Disk } from "#server/state/disk.ts";
import { bytesText } from "#server/state/words.ts";

/** Something that somebody has to look at now, or letters, copies or everything stops. */
export interface Alarm {
	key: "letters" | "disk" | "backup";
	title: string;
	detail: string;
	since: Date;
}

const STUCK_MS = 30 * MINUTE_MS;
/** A copy is made each day; one may be missed. */
const BACKUP_MS = 2 * DAY_MS;

/** Letters that nobody's server has refused, and that leave all the same not. */
export function lettersAlarm({ waiting }: Pick<OutboxState, "waiting">, now: Date): Alarm | null {
	const stuck = waiting.flatMap(({ unanswered_since }) =>
		unanswered_since && now.getTime() - unanswered_since.getTime() >= STUCK_MS ? [unanswered_since] : [],
	);
	const [since] = stuck.toSorted((a, b) => a.getTime() - b.getTime());
	if (!since) return null;
	const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
	return {
		key: "letters",
		title: "Briefe gehen nicht hinaus",
		detail: `Der älteste wartet seit ${minutes} Minuten. Bitte prüfe, ob der Dienst erreichbar ist.`,
		since,
	};
}

/** Zero percent is never reached: so it is switched off. */
export function diskAlarm({ freeBytes, totalBytes }: Disk, percent: number, now: Date): Alarm | null {
	if (totalBytes === 0 || freeBytes >= (totalBytes * percent) / 100) return null;
	return {
		key: "disk",
		title: "Der Speicher ist fast voll",
		detail: `Frei sind ${bytesText(freeBytes)} von ${bytesText(totalBytes)}. Bitte schaffe Platz, bevor nichts mehr geschrieben werden kann.`,
		since: now,
	};
}

interface Run {
	error: string | null;
	began_at: Date;
	succeeded_at: Date | null;
}

/** Only where copies are made at all. */
export function backupAlarm(run: Run | undefined, now: Date): Alarm | null {
	if (!run) return null;
	const since = run.succeeded_at ?? run.began_at;
	if (run.error === null && now.getTime() - since.getTime() < BACKUP_MS) return null;
	return {
		key: "backup",
		title: "Die Sicherung klappt nicht",
		detail: run.error ?? "Seit zwei Tagen ist keine gelungen.",
		since,
	};
}
