import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { FeedbackAnswer, FeedbackForm } from "#contract/feedback.ts";
import type { FeedbackResults } from "#contract/office/feedback.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { isEmpty, keptAnswer, resultsOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
}

type Invitation = NonNullable<Awaited<ReturnType<typeof store.findInvitation>>>;

const present = ({ topic, date, lecturer }: Invitation, is_used: boolean): FeedbackForm => ({
	topic,
	date: berlinIso(date),
	lecturer,
	is_used,
});

/** How it was, said by those who came and by nobody in particular (ROOM-06). */
export function createFeedback({ db, clock, secrets }: Parts) {
	async function find(tx: Db, token: string): Promise<Invitation> {
		const invitation = await store.findInvitation(tx, hashToken(token));
		if (!invitation) throw refuse("not_found");
		return invitation;
	}

	return {
		/** The same link however often it is asked for; it is kept without the person. */
		async invite(tx: Db, dateId: number, personIds: readonly number[]): Promise<Map<number, string>> {
			const links = await Promise.all(
				personIds.map(async (id) => [id, await secrets.linkToken("feedback", `${dateId}:${id}`)] as const),
			);
			const hashes = links.map(([, token]) => hashToken(token)).sort(Buffer.compare);
			if (hashes.length > 0) await store.insertInvitations(tx, dateId, hashes);
			return new Map(links);
		},

		async get(token: string): Promise<FeedbackForm> {
			const invitation = await find(db, token);
			return present(invitation, invitation.used);
		},

		answer: (token: string, given: FeedbackAnswer): Promise<FeedbackForm> =>
			db.transaction(async (tx) => {
				const { date_id } = await find(tx, token);
				await store.lockInvitations(tx, date_id);
				const invitation = await find(tx, token);
				if (invitation.used) throw refuse("feedback_given");
				const kept = keptAnswer(given);
				if (isEmpty(kept)) throw refuse("feedback_empty");
				const answered_on = isoDay(berlinDay(clock()));
				await store.insertAnswer(tx, { ...kept, seminar_date_id: date_id, answered_on }, hashToken(token));
				return present(invitation, true);
			}),

		/** What may be seen of each date. */
		async results(dateIds: number[]): Promise<Map<number, FeedbackResults>> {
			if (dateIds.length === 0) return new Map();
			const [answers, invited] = await Promise.all([store.findAnswers(db, dateIds), store.countInvited(db, dateIds)]);
			const byDate = Map.groupBy(answers, ({ seminar_date_id }) => seminar_date_id);
			const asked = new Map(invited.map((row) => [row.date_id, row.invited]));
			return new Map(dateIds.map((id) => [id, resultsOf(byDate.get(id) ?? [], asked.get(id) ?? 0)]));
		},

		async ofDate(dateId: number): Promise<FeedbackResults> {
			const found = (await this.results([dateId])).get(dateId);
			return found ?? resultsOf([], 0);
		},
	};
}

export type Feedback = ReturnType<typeof createFeedback>;
