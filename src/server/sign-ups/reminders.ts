import type { Coming } from "#contract/coming.ts";
import { refuse } from "#contract/errors.ts";
import { letterPaths } from "#contract/letter-paths.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { presentFacts } from "#server/seminars/rules.ts";
import { hashToken } from "#server/tokens.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates } from "./dates.ts";
import type { GivingBack } from "./giving-back.ts";
import { reminderMail } from "./reminder-mail.ts";
import * as store from "./reminders-store.ts";
import { canBeChanged, hasBegun } from "./rules.ts";
import type { PersonRow, SignUpRow } from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	dates: Dates;
	bookings: Bookings;
	signUps: Pick<GivingBack, "giveBack">;
}

const AT_ONCE = 200;

interface Answered {
	row: SignUpRow;
	person: PersonRow;
}

function stateOf({ row, person }: Answered, now: Date): Coming["state"] {
	if (person.cancelled_at) return "released";
	if (row.date.cancelled || hasBegun(row.date, now)) return "over";
	return person.coming_at ? "coming" : "open";
}

/** Three days before everybody with an address is asked whether they come. */
export function createReminders({ db, clock, outbox, sender, secrets, dates, bookings, signUps }: Parts) {
	async function find(tx: Db, token: string): Promise<Answered> {
		const person = await store.findReminded(tx, hashToken(token));
		if (!person) throw refuse("not_found");
		return { person, row: await bookings.reread(tx, person.sign_up_id) };
	}

	const present = (answered: Answered): Coming => ({
		...presentFacts(answered.row),
		state: stateOf(answered, clock()),
		first_name: answered.person.first_name,
		is_free: canBeChanged(answered.row, clock()),
	});

	/** The mark and the letter in one transaction: whoever comes second finds the mark and writes nothing. */
	const remind = ({ id, sign_up_id, email }: { id: number; sign_up_id: number; email: string | null }) =>
		db.transaction(async (tx) => {
			const token = await secrets.linkToken("coming", `${id}:${sign_up_id}`);
			if (!email || !(await store.claim(tx, id, hashToken(token), clock()))) return;
			const row = await bookings.reread(tx, sign_up_id);
			const person = row.persons.find((one) => one.id === id);
			if (!person) return;
			const url = `${sender.publicUrl}${letterPaths.coming(token)}`;
			await outbox.writeMail(tx, "coming_reminder", email, reminderMail(row, person, { url, now: clock() }, sender));
		});

	return {
		async tend(): Promise<void> {
			for (const due of await store.findDue(db, clock(), AT_ONCE)) await remind(due);
		},

		get: async (token: string): Promise<Coming> => present(await find(db, token)),

		confirm: (token: string): Promise<Coming> =>
			db.transaction(async (tx) => {
				const answered = await find(tx, token);
				const state = stateOf(answered, clock());
				if (state === "released" || state === "over") throw refuse("booking_closed");
				await store.setComing(tx, answered.person.id, clock());
				return present(await find(tx, token));
			}),

		/** Pressing twice counts once. */
		release: (token: string): Promise<Coming> =>
			dates.transaction(async (tx) => {
				const { row } = await find(tx, token);
				await dates.lock(tx, row.date.id);
				const answered = await find(tx, token);
				const state = stateOf(answered, clock());
				if (state === "over") throw refuse("booking_closed");
				if (state === "released") return present(answered);
				const credit = canBeChanged(answered.row, clock());
				const given = { positions: [answered.person.position], mail: true, notice: true, credit };
				await signUps.giveBack(tx, answered.row, given);
				return present(await find(tx, token));
			}),
	};
}
