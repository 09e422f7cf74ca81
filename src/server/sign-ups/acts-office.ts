import type { Consequences } from "#contract/office/consequences.ts";
import type { Db } from "#server/db/client.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Staff } from "#server/viewer.ts";
import type { BookingActs, Outcome } from "./acts.ts";
import type { Dates } from "./dates.ts";

interface Parts {
	dates: Dates;
	acts: BookingActs;
	rehearsals: Rehearsals;
}

type Work = (tx: Db) => Promise<Outcome>;

/** Every act can be tried first: what it would bring about is found by doing it and taking it back. */
export function createBookingActsOffice({ dates, acts, rehearsals }: Parts) {
	const foresee = (work: Work): Promise<Consequences> =>
		rehearsals.consequencesOf((tx) => dates.rehearsed(tx, () => work(tx)));
	const run = async (work: Work) => ({ numbers: (await dates.transaction(work)).numbers });

	const onMany =
		<Body>(act: (tx: Db, body: Body, staff: Staff) => Promise<Outcome>) =>
		(body: Body, staff: Staff): Work =>
		(tx) =>
			act(tx, body, staff);
	const onOne =
		<Body>(act: (tx: Db, number: string, body: Body, staff: Staff) => Promise<Outcome>) =>
		(number: string, body: Body, staff: Staff): Work =>
		(tx) =>
			act(tx, number, body, staff);

	return {
		foresee,
		run,
		move: onMany(acts.move),
		giveBack: onMany(acts.giveBack),
		extend: onOne(acts.extend),
		rename: onOne(acts.rename),
		correct: onOne(acts.correct),
	};
}

export type BookingActsOffice = ReturnType<typeof createBookingActsOffice>;
