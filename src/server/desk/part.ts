import type { Permission } from "#contract/office/permissions.ts";
import type { ToDo, ToDoKey } from "#contract/office/to-dos.ts";
import type { FigureKey, Happening } from "#contract/office/today.ts";
import type { Staff } from "#server/viewer.ts";

/** One thing that waits, as its own capability tells it. */
export interface Waiting extends Omit<ToDo, "kind" | "due" | "since"> {
	due: Date | null;
	since: Date;
}

/** For whom it waits. */
export type DeskReader = Pick<Staff, "id" | "roles">;

/** A kind of thing that waits for a person. Found anew each time: what is solved is gone, whoever solved it. */
export interface ToDoKind {
	kind: ToDoKey;
	access: Permission;
	count(now: Date, staff: DeskReader): Promise<number>;
	/** Those that wait most, at most so many. */
	find(now: Date, most: number, staff: DeskReader): Promise<Waiting[]>;
}

/** From the beginning of one day to the beginning of another, in Berlin. */
export interface Span {
	from: Date;
	to: Date;
}

export interface DayValue {
	/** "2026-11-24" */
	day: string;
	value: number;
}

/** A number that is counted day by day; days without anything may be left out. */
export interface FigureKind {
	key: FigureKey;
	access: Permission;
	perDay(span: Span): Promise<DayValue[]>;
}

/** Something of which Heute tells when it happens, the newest first. */
export interface HappeningKind {
	access: Permission;
	find(most: number, staff: Staff): Promise<(Omit<Happening, "at"> & { at: Date })[]>;
}

/** What one capability hands in for Heute. */
export interface DeskPart {
	toDos?: ToDoKind[];
	figures?: FigureKind[];
	happenings?: HappeningKind[];
}
