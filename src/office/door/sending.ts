import type { DoorList } from "#contract/office/attendance.ts";
import { TICKS_AT_ONCE } from "#contract/office/door-limits.ts";
import { officeApi } from "../api.ts";
import { type Act, actsOf, forgetActs } from "./kept-door.ts";

type Ticks = Extract<Act, { kind: "tick" }>[];

async function sendNext(dateId: number, acts: readonly Act[]): Promise<{ list: DoorList; sent: string[] }> {
	const [first] = acts;
	const params = { id: dateId };
	if (first?.kind === "walk_in") {
		const { kind: _, ...body } = first;
		return { list: (await officeApi.attendance.walkIn({ params, body })).data, sent: [first.id] };
	}
	const ticks = acts.filter((act) => act.kind === "tick").slice(0, TICKS_AT_ONCE) as Ticks;
	const body = { ticks: ticks.map(({ kind: _, ...tick }) => tick) };
	return { list: (await officeApi.attendance.tick({ params, body })).data, sent: ticks.map(({ id }) => id) };
}

const sending = new Map<number, Promise<DoorList | null>>();

async function sendAll(userId: number, dateId: number): Promise<DoorList | null> {
	let newest: DoorList | null = null;
	for (let acts = actsOf(userId, dateId); acts.length > 0; acts = actsOf(userId, dateId)) {
		const { list, sent } = await sendNext(dateId, acts);
		// Only what has arrived is forgotten; what was sent and not answered is sent again, and counts once.
		forgetActs(userId, dateId, sent);
		newest = list;
	}
	return newest;
}

/** Everything that waits, in order, by one at a time; answers the list as it is then. */
export function sendWaiting(userId: number, dateId: number): Promise<DoorList | null> {
	const begun = sending.get(dateId) ?? sendAll(userId, dateId).finally(() => sending.delete(dateId));
	sending.set(dateId, begun);
	return begun;
}
