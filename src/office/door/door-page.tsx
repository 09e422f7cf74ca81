import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { isRefusal } from "#contract/errors.ts";
import type { DoorList } from "#contract/office/attendance.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi, plainApi } from "../api.ts";
import { titleOf, useDateTabs } from "../dates/date-frame.tsx";
import type { Crumb } from "../frame/page-handle.ts";
import { useLive } from "../frame/use-live.ts";
import { idInAddress } from "../id-in-address.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Closing } from "./closing.tsx";
import { DoorCount } from "./door-count.tsx";
import { DoorGuests } from "./door-guests.tsx";
import { DoorHead } from "./door-head.tsx";
import { keptColleague, keptList } from "./kept-door.ts";
import { keepPage } from "./kept-page.ts";
import { currentSession } from "./merge.ts";
import { SESSION, SessionSwitch } from "./session-switch.tsx";
import { useDoor } from "./use-door.ts";

/** The way back to the date; it stands outside of its frame, which needs a line. */
export const handle = {
	title: "Anwesenheit",
	above: (list: DoorList): Crumb[] => [
		{ title: "Meine Termine", path: officePaths.ownDates, lacks: "seminars.read" },
		{ title: "Seminare", path: officePaths.dates, needs: "seminars.read" },
		{ title: titleOf(list), path: officePaths.date(list.id), needs: "seminars.read" },
	],
};

/** Without a line the list as it was last seen here; the frame has told by then who works here. */
export async function loader({ params }: LoaderFunctionArgs): Promise<DoorList> {
	const input = { params: { id: idInAddress(params.id) } };
	try {
		return (await plainApi.attendance.get(input)).data;
	} catch (error) {
		const kept = error instanceof NoAnswer ? keptList(keptColleague()?.id ?? 0, input.params.id) : null;
		if (kept) return kept;
		if (!(error instanceof NoAnswer) && !isRefusal(error, "unauthenticated", "unavailable")) throw error;
		return (await officeApi.attendance.get(input)).data;
	}
}

function waitingWords(count: number): string {
	return count === 1 ? "1 Haken wartet" : `${count} Haken warten`;
}

/** ROOM-01: who is there, ticked at the door. */
export function Component() {
	const loaded = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const may = useMay();
	const [isOff, setOff] = useState(!navigator.onLine);
	const asked = Number(params.get(SESSION));
	const sessionId = loaded.sessions.some(({ id }) => id === asked)
		? asked
		: currentSession(loaded, Date.parse(loaded.at));
	const door = useDoor(loaded, sessionId);
	const tabs = useDateTabs({ id: loaded.id, taken: loaded.persons.length, price: loaded.price });
	useLive();
	useEffect(() => {
		// Whoever cannot keep it goes on with the line alone.
		keepPage().catch((error: unknown) => console.warn(error));
	}, []);
	useEffect(() => {
		const look = () => setOff(!navigator.onLine);
		addEventListener("online", look);
		addEventListener("offline", look);
		return () => {
			removeEventListener("online", look);
			removeEventListener("offline", look);
		};
	}, []);
	const session = door.list.sessions.find(({ id }) => id === sessionId);
	if (!session) return null;
	return (
		<>
			<DoorHead door={door} session={session} />
			{may("seminars.read") && <Tabs label="Teile des Termins" tabs={tabs} />}
			<div role="status" className="contents">
				{(isOff || door.waiting > 0) && (
					<Alert kind="warn" title={isOff ? "Ohne Netz:" : "Noch nicht übertragen:"}>
						{door.waiting > 0
							? `${waitingWords(door.waiting)}. Sie sind auf diesem Gerät sicher und gehen von selbst los.`
							: "Du kannst weiter abhaken. Sobald das Netz da ist, wird alles übertragen."}
					</Alert>
				)}
			</div>
			{door.failure && (
				<Alert kind="err" role="alert" title="Nicht übertragen.">
					{door.failure}
				</Alert>
			)}
			<SessionSwitch sessions={door.list.sessions} current={sessionId} />
			<DoorCount door={door} session={session} />
			<DoorGuests door={door} isClosed={session.closed_at !== null} />
			<Closing door={door} session={session} />
		</>
	);
}
