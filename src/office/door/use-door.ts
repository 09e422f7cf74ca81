import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NoAnswer } from "#browser/api/no-answer.ts";
import type { AttendanceState } from "#contract/attendance.ts";
import { isRefusal } from "#contract/errors.ts";
import type { DoorList, WalkIn } from "#contract/office/attendance.ts";
import { useColleague } from "../session/colleague.ts";
import { failureText } from "../ui/use-act.ts";
import { type Act, actsOf, keepAct, keepList, onKept } from "./kept-door.ts";
import { guestsOf } from "./merge.ts";
import { newId } from "./new-id.ts";
import { sendWaiting } from "./sending.ts";

const AGAIN_MS = 3_000;

const newer = (one: DoorList, other: DoorList): DoorList => (Date.parse(other.at) > Date.parse(one.at) ? other : one);

/** The door of one session: what is known, what waits, and what one can do. */
export function useDoor(loaded: DoorList, sessionId: number) {
	const colleague = useColleague();
	const [answered, setAnswered] = useState(loaded);
	const [failure, setFailure] = useState<string | null>(null);
	const list = answered.id === loaded.id ? newer(loaded, answered) : loaded;
	const dateId = list.id;
	const [acts, setActs] = useState<readonly Act[]>(() => actsOf(colleague.id, dateId));
	/** How far the house's clock is ahead of this device's. */
	const ahead = useRef(0);
	useEffect(() => {
		ahead.current = Date.parse(loaded.at) - Date.now();
	}, [loaded]);

	useEffect(() => onKept(() => setActs(actsOf(colleague.id, dateId))), [colleague.id, dateId]);
	useEffect(() => keepList(colleague, list), [colleague, list]);

	const send = useCallback(async () => {
		try {
			const newest = await sendWaiting(colleague.id, dateId);
			if (newest) setAnswered(newest);
			setFailure(null);
		} catch (error) {
			if (!(error instanceof NoAnswer) && !isRefusal(error, "unavailable", "busy")) setFailure(failureText(error));
		}
	}, [colleague.id, dateId]);

	useEffect(() => {
		if (acts.length === 0) return;
		void send();
		const timer = setInterval(send, AGAIN_MS);
		addEventListener("online", send);
		return () => {
			clearInterval(timer);
			removeEventListener("online", send);
		};
	}, [acts.length, send]);

	const guests = useMemo(() => guestsOf(list, sessionId, acts), [list, sessionId, acts]);
	const now = () => new Date(Date.now() + ahead.current).toISOString();
	return {
		list,
		guests,
		failure,
		waiting: acts.length,
		setList: setAnswered,

		tick(personId: number, state: AttendanceState): void {
			const tick = { id: newId(), session_id: sessionId, person_id: personId, state, at: now() };
			keepAct(colleague.id, dateId, { kind: "tick", ...tick });
		},

		walkIn(person: Pick<WalkIn, "first_name" | "last_name" | "company" | "email">): void {
			keepAct(colleague.id, dateId, { kind: "walk_in", id: newId(), session_id: sessionId, at: now(), ...person });
		},
	};
}

export type Door = ReturnType<typeof useDoor>;
