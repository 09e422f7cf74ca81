import type { Permission } from "#contract/office/permissions.ts";
import type { TaskName, TaskResult } from "#contract/office/tasks.ts";
import type { Db } from "#server/db/client.ts";
import type { Tally } from "./tables.ts";

/** How far it has come. */
export interface Progress<Input> {
	input: Input;
	/** Behind what this step begins; none for the first. */
	position: string | null;
	done: number;
	total: number;
}

export interface Step {
	/** How many of the total are done with it. */
	done: number;
	/** What is added to what happened so far. */
	tally: Tally;
	/** Behind what the next step begins; none when nothing is left. */
	position: string | null;
	/** How much there is, where only this step has found it out. */
	total?: number;
}

/** What a capability says about its long work. */
export interface TaskKind<Input extends object> {
	kind: TaskName;
	/** Whoever loses it meanwhile does not go on. */
	access: Permission;
	/** How much there is to do, 0 where only a step finds it out; and what can be told of it already. */
	count(tx: Db, input: Input): Promise<{ total: number; tally: Tally }>;
	/**
	 * The next part of the work, of about a tenth of a second. What it does stands in the transaction alone: it is kept
	 * together with the progress or not at all.
	 */
	step(tx: Db, progress: Progress<Input>): Promise<Step>;
	/** What came of it; also of what was broken off. */
	tell(tally: Tally): TaskResult;
	/** What nobody needs once it is over, however it ended. */
	clear?(tx: Db, input: Input): Promise<void>;
}
