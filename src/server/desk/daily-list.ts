import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./daily-store.ts";
import { dailyListMail } from "./mails.ts";
import type { Desk } from "./service.ts";

interface Parts extends Pick<Letters, "db" | "clock" | "outbox" | "sender"> {
	desk: Pick<Desk, "toDos">;
}

/** Between these hours in Berlin; a house that was off until noon has no morning any more. */
const MORNING = { from: 7, to: 12 };

const isMorning = (now: Date): boolean => {
	const hour = Number(berlinIso(now).slice(11, 13));
	return hour >= MORNING.from && hour < MORNING.to;
};

/** TODAY-05: the day's list by mail. */
export function createDailyList({ db, clock, outbox, sender, desk }: Parts) {
	/** The day is decided once, over all processes, whether a letter leaves or not. */
	async function send(reader: Awaited<ReturnType<typeof store.findReaders>>[number], today: string): Promise<void> {
		const list = await desk.toDos(reader);
		await db.transaction(async (tx) => {
			if (!(await store.claimDay(tx, reader.id, today)) || list.total === 0 || !reader.email) return;
			const letter = dailyListMail(reader.name, list, sender.publicUrl);
			await outbox.writeMail(tx, "daily_list", reader.email, compose(letter, sender));
		});
	}

	const wish = async ({ id }: Staff) => ({ wanted: await store.wantsList(db, id) });

	return {
		wish,

		async choose(wanted: boolean, staff: Staff) {
			await (wanted ? store.addWish(db, staff.id) : store.removeWish(db, staff.id));
			return wish(staff);
		},

		async tend(): Promise<void> {
			const now = clock();
			if (!isMorning(now)) return;
			const today = isoDay(berlinDay(now));
			for (const reader of await store.findReaders(db, today)) await send(reader, today);
		},
	};
}

export type DailyList = ReturnType<typeof createDailyList>;
