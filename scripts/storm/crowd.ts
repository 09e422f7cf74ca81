import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ask, type Comer, comer, gaveUp, type Outcome, signUp } from "#tests/support/rush.ts";

/** So many of ten wait for the moment and look again and again. */
const EARLY_OF_TEN = 3;
const LOOK_FROM_MS = 6_000;
const LOOK_EVERY_MS = 2_000;
const LOOK_FOR_MS = 120_000;

interface Rush {
	url: string;
	seminar: Seminar;
	people: number;
	/** Within which all of them come. */
	withinMs: number;
	/** By the machine's own clock. */
	opensAt: number;
	onAnswer: () => void;
}

/** Milliseconds after the opening: who does not wait for it comes within the time, most of them soon. */
export function arrivalOf(index: number, people: number, withinMs: number): number {
	if (index % 10 < EARLY_OF_TEN) return -LOOK_FROM_MS + Math.random() * LOOK_EVERY_MS;
	return withinMs * (index / people) ** 2;
}

/** Somebody looks at the seminar until the new date is there, and at the date's own page; null who gives up. */
async function findDate(person: Comer, { url, seminar }: Rush): Promise<number | null> {
	const known = new Set(seminar.dates.map(({ id }) => id));
	for (const since = performance.now(); performance.now() - since < LOOK_FOR_MS; await sleep(LOOK_EVERY_MS)) {
		const { body } = await ask(person, "GET", `${url}/api/v1/presence_seminar/${seminar.id}`);
		const { dates = [] } = (body as { data?: Seminar } | null)?.data ?? {};
		const date = dates.find(({ id }) => !known.has(id));
		if (!date) continue;
		await ask(person, "GET", url + paths.seminar(seminar.slug, date.date));
		return date.id;
	}
	return null;
}

async function come(index: number, rush: Rush): Promise<Outcome> {
	const { people, withinMs, opensAt, url, seminar } = rush;
	await sleep(Math.max(0, opensAt + arrivalOf(index, people, withinMs) - performance.now()));
	const person = comer(index);
	const presence_seminar_date_id = await findDate(person, rush);
	const outcome =
		presence_seminar_date_id === null
			? gaveUp(person, "Der Termin war nicht zu sehen.")
			: await signUp(person, url, { id: seminar.id, presence_seminar_date_id });
	rush.onAnswer();
	return outcome;
}

export const crowd = (rush: Rush): Promise<Outcome[]> =>
	Promise.all(Array.from({ length: rush.people }, (_, index) => come(index, rush)));
