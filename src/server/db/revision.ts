import { refuse } from "#contract/errors.ts";

/** Whoever edits what somebody else has changed meanwhile is told so, and nothing is overwritten. */
export function demandRevision(row: { revision: number }, seen: number): void {
	if (row.revision !== seen) throw refuse("changed_meanwhile");
}
