import { SECOND_MS } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { Staff } from "#server/viewer.ts";
import type { TaskKind } from "./kind.ts";
import { added, isLastTry } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	/** All that this process knows how to do. */
	// biome-ignore lint/suspicious/noExplicitAny: each kind reads the input that it has written itself
	kinds: readonly TaskKind<any>[];
	log: (message: string) => void;
}

type AnyKind = Parts["kinds"][number];

/** Longer than any step. */
const STUCK_MS = 60 * SECOND_MS;
const FORBIDDEN = "Dir fehlt inzwischen die Berechtigung dafür.";
const UNFORESEEN = "Unterwegs ist etwas schiefgegangen. Was bis dahin geschehen ist, bleibt.";

/** Long work: each step and its progress are one transaction, so that whoever goes on does nothing twice. */
export function createTasks({ db, clock, kinds, log }: Parts) {
	const known = [...kinds];
	async function end(tx: Db, task: store.TaskRow, kind: AnyKind, change: Partial<store.TaskRow>): Promise<void> {
		await kind.clear?.(tx, task.input);
		await store.updateTask(tx, task.id, { ...change, result: kind.tell(task.tally), ended_at: clock() });
	}

	async function takeStep(tx: Db, task: store.TaskRow, kind: AnyKind): Promise<void> {
		const step = await kind.step(tx, task);
		const tally = added(task.tally, step.tally);
		const { position, total = task.total } = step;
		if (position === null) return end(tx, { ...task, tally }, kind, { state: "done", done: total, total, tally });
		const done = Math.min(total, task.done + step.done);
		const stepped_at = clock();
		await store.updateTask(tx, task.id, { state: "running", done, total, tally, position, tries: 0, stepped_at });
	}

	/** What goes wrong by chance, such as two who wait for each other, goes well the next time. */
	async function noteFailure(tx: Db, task: store.TaskRow, kind: AnyKind, error: unknown): Promise<void> {
		if (isRefusal(error)) return end(tx, task, kind, { state: "failed", error: error.body.message });
		log(`${task.kind}: ${reasonForLog(error)}`);
		if (isLastTry(task.tries)) return end(tx, task, kind, { state: "failed", error: UNFORESEEN });
		await store.updateTask(tx, task.id, { tries: task.tries + 1, stepped_at: clock() });
	}

	return {
		/** What only areas made later know how to do. */
		learn: (kind: AnyKind): void => void known.push(kind),

		/** Written in the caller's transaction, together with its entry in the history. */
		async start<Input extends object>(tx: Db, { id: user_id }: Staff, kind: TaskKind<Input>, input: Input) {
			const now = clock();
			const counted = await kind.count(tx, input);
			return store.insertTask(tx, { kind: kind.kind, input, user_id, ...counted, created_at: now, stepped_at: now });
		},

		/** One step of the task that has waited longest; false when there is none. */
		turn: (): Promise<boolean> =>
			db.transaction(async (tx) => {
				await store.endWhenStuck(tx, STUCK_MS);
				const next = await store.lockNext(
					tx,
					known.map(({ kind }) => kind),
				);
				const kind = known.find((one) => one.kind === next?.task.kind);
				if (!next || !kind) return false;
				const { task, by } = next;
				if (task.cancel_asked) await end(tx, task, kind, { state: "cancelled" });
				else if (!by.is_active || !rolesMay(by.roles, kind.access))
					await end(tx, task, kind, { state: "failed", error: FORBIDDEN });
				else
					await tx
						.transaction((inner) => takeStep(inner, task, kind))
						.catch((error: unknown) => noteFailure(tx, task, kind, error));
				return true;
			}),
	};
}

export type Tasks = ReturnType<typeof createTasks>;
