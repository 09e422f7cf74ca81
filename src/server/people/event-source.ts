import type { SQL } from "drizzle-orm";
import type { Permission } from "#contract/office/permissions.ts";
import type { EventGroup, EventKind } from "#contract/office/person-events.ts";

/** Whose events are sought. */
export interface Whose {
	id: number;
	email: string;
}

/** Where events of a kind come from: rows of (key, at, data), each found by the address through an index. */
export interface EventSource {
	kind: EventKind;
	group: EventGroup;
	needs: Permission;
	rows: (whose: Whose) => SQL;
}
