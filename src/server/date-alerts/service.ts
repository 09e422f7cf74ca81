import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { CONFIRM_ALERT_DAYS, type DateAlert, type DateAlertRequest } from "#contract/date-alerts.ts";
import { refuse } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Seminars } from "#server/seminars/service.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { dateMail, requestedMail } from "./mails.ts";
import * as store from "./store.ts";

const LIMITS = formLimits("date-alert");

const present = ({ alert, topic, slug }: store.AlertRow): DateAlert => ({ topic, slug, state: alert.state });

/** Tells people of the next date of a seminar that has none: once, after their address was confirmed. */
export function createDateAlerts({ db, clock, limits, outbox, sender, seminars }: Letters & { seminars: Seminars }) {
	const isOver = ({ alert }: store.AlertRow): boolean =>
		alert.state === "pending" && clock().getTime() - alert.requested_at.getTime() > CONFIRM_ALERT_DAYS * DAY_MS;

	const known = (row: store.AlertRow | undefined): store.AlertRow => {
		if (!row || isOver(row)) throw refuse("not_found");
		return row;
	};

	/** Notes the wish, and asks by mail whether it is theirs. */
	async function ask(tx: Db, seminar: { id: number; topic: string }, email: string): Promise<void> {
		const token = newToken();
		await store.upsert(tx, {
			seminar_id: seminar.id,
			email: email.toLowerCase(),
			token_hash: hashToken(token),
			requested_at: clock(),
		});
		const mail = compose(requestedMail(seminar.topic, `${sender.publicUrl}${paths.dateAlert(token)}`), sender);
		await outbox.writeMail(tx, "date_alert", email, mail);
	}

	return {
		/** PERSON-05: the wishes go on under another address, which has to confirm them anew; answers how many. */
		async moveAddress(tx: Db, from: string, to: string): Promise<number> {
			const rows = await store.removeOf(tx, from);
			for (const seminar of rows) await ask(tx, seminar, to);
			return rows.length;
		},

		/** Answers the same whether the address is known or not. */
		async request({ presence_seminar_id, email }: DateAlertRequest, address: string) {
			const { topic } = await seminars.byId(presence_seminar_id);
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, email]);
			await db.transaction((tx) => ask(tx, { id: presence_seminar_id, topic }, email));
			return { state: "requested" as const };
		},

		get: async (token: string): Promise<DateAlert> => present(known(await store.findByToken(db, hashToken(token)))),

		/** Pressing twice is as good as once. */
		confirm: (token: string): Promise<DateAlert> =>
			db.transaction(async (tx) => {
				const row = known(await store.lockByToken(tx, hashToken(token)));
				if (row.alert.state === "pending") await store.confirm(tx, row.alert.id, clock());
				return { ...present(row), state: "confirmed" };
			}),

		/** Whoever is struck off already stays so. */
		leave: (token: string) =>
			db.transaction(async (tx) => {
				const row = await store.lockByToken(tx, hashToken(token));
				if (row) await store.remove(tx, row.alert.id);
				return { state: "left" as const };
			}),

		/** The letter and the end of the wish are one transaction, so nobody is told twice. */
		async tend(): Promise<void> {
			for (const row of await store.findAnswered(db, clock()))
				await db.transaction(async (tx) => {
					if (!(await store.remove(tx, row.alert.id))) return;
					const url = `${sender.publicUrl}${paths.seminar(row.slug, berlinIso(row.date))}`;
					await outbox.writeMail(tx, "date_found", row.alert.email, compose(dateMail(row, url), sender));
				});
		},
	};
}

export type DateAlerts = ReturnType<typeof createDateAlerts>;
