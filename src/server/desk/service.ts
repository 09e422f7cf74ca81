import { berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { type Counts, TO_DOS, type ToDoList } from "#contract/office/to-dos.ts";
import type { Figures, Happening } from "#contract/office/today.ts";
import type { Clock } from "#server/clock.ts";
import type { Staff } from "#server/viewer.ts";
import type { DeskPart, DeskReader, ToDoKind } from "./part.ts";
import { figureOf, grouped, periodsBefore } from "./rules.ts";

interface Parts {
	clock: Clock;
	parts: DeskPart[];
}

/** Of one kind; the rest is only counted. */
const MOST_OF_A_KIND = 20;
const MOST_HAPPENINGS = 4;

/** Heute: collects what each capability hands in, as far as the person may see it. */
export function createDesk({ clock, parts }: Parts) {
	const kinds = parts.flatMap(({ toDos = [] }) => toDos);
	const figureKinds = parts.flatMap(({ figures = [] }) => figures);
	const happeningKinds = parts.flatMap(({ happenings = [] }) => happenings);
	const opened = <K extends { access: ToDoKind["access"] }>(all: K[], { roles }: Pick<Staff, "roles">): K[] =>
		all.filter(({ access }) => rolesMay(roles, access));

	async function waitingOf({ kind, find, count }: ToDoKind, now: Date, staff: DeskReader) {
		const found = await find(now, MOST_OF_A_KIND, staff);
		const total = found.length < MOST_OF_A_KIND ? found.length : await count(now, staff);
		const waiting = found.map(({ due, since, ...toDo }) => ({
			toDo: { ...toDo, kind, due: due && berlinIso(due), since: berlinIso(since) },
			due,
			since,
		}));
		return { kind, waiting, total };
	}

	return {
		async toDos(staff: DeskReader): Promise<ToDoList> {
			const now = clock();
			const all = await Promise.all(opened(kinds, staff).map((kind) => waitingOf(kind, now, staff)));
			return {
				at: berlinIso(now),
				total: all.reduce((sum, { total }) => sum + total, 0),
				groups: grouped(
					all.flatMap(({ waiting }) => waiting),
					now,
				),
				others: all
					.map(({ kind, waiting, total }) => ({ kind, count: total - waiting.length }))
					.filter(({ count }) => count > 0),
			};
		},

		async counts(staff: Staff): Promise<Counts> {
			const now = clock();
			const counts: Counts = {};
			const add = (section: keyof Counts, count: number) => {
				if (count > 0) counts[section] = (counts[section] ?? 0) + count;
			};
			const counted = opened(kinds, staff).map(async ({ kind, count }) => ({ kind, waiting: await count(now, staff) }));
			for (const { kind, waiting } of await Promise.all(counted)) {
				add(TO_DOS[kind].section, waiting);
				add("today", waiting);
			}
			return counts;
		},

		async figures(staff: Staff): Promise<Figures> {
			const periods = periodsBefore(clock());
			const figures = await Promise.all(
				opened(figureKinds, staff).map(async ({ key, perDay }) => figureOf(key, await perDay(periods.span), periods)),
			);
			const [from, to] = [periods.now[0], periods.now.at(-1)];
			return { from: from ? isoDay(from) : "", to: to ? isoDay(to) : "", figures };
		},

		async happenings(staff: Staff): Promise<Happening[]> {
			const found = await Promise.all(opened(happeningKinds, staff).map(({ find }) => find(MOST_HAPPENINGS, staff)));
			return found
				.flat()
				.sort((a, b) => b.at.getTime() - a.at.getTime())
				.slice(0, MOST_HAPPENINGS)
				.map(({ at, ...happening }) => ({ ...happening, at: berlinIso(at) }));
		},
	};
}

export type Desk = ReturnType<typeof createDesk>;
