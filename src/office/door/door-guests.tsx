import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { type Guest, isHere } from "./merge.ts";
import type { Door } from "./use-door.ts";

interface DoorGuestsProps {
	door: Door;
	isClosed: boolean;
}

/** Everybody who is expected: a yellow chair waits, a dark one is taken. */
export function DoorGuests({ door, isClosed }: DoorGuestsProps) {
	if (door.guests.length === 0)
		return (
			<div className="panel">
				<Empty title="Noch ist niemand angemeldet." chair>
					<p>Wer trotzdem kommt, steht mit „Ohne Anmeldung da“ auf der Liste.</p>
				</Empty>
			</div>
		);
	return (
		<ul className="door" aria-label="Wer erwartet wird">
			{door.guests.map((guest) => (
				<li key={guest.id} className="door__p">
					<Tick {...{ door, guest, isClosed }} />
					{!isClosed && guest.state === "open" && guest.id > 0 && (
						<button
							type="button"
							className="door__no"
							aria-label={`${guest.name} ist nicht da`}
							onClick={() => door.tick(guest.id, "absent")}
						>
							nicht da
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

function timeWords({ state, at, isWaiting }: Guest): string | null {
	if (state === "absent") return "fehlt";
	if (state === "excused") return "entschuldigt";
	if (!isHere({ state }) || at === null) return null;
	return `${state === "partly" ? "zeitweise" : at.slice(11, 16)}${isWaiting ? " …" : ""}`;
}

function Tick({ door, guest, isClosed }: DoorGuestsProps & { guest: Guest }) {
	const here = isHere(guest);
	const about = [
		guest.company ?? "privat",
		guest.is_walk_in && "ohne Anmeldung",
		guest.isWaiting && "wartet auf das Netz",
	];
	return (
		<button
			type="button"
			className={classNames("tick", guest.state === "absent" && "tick--off")}
			aria-pressed={here}
			disabled={isClosed || guest.id < 0}
			onClick={() => door.tick(guest.id, here ? "open" : "present")}
		>
			<span className="tick__c">
				<Icon shape={guest.state === "absent" ? icons.close : icons.check} className="i" />
			</span>
			<span>
				<b>{guest.name}</b>
				<small>{about.filter(Boolean).join(" · ")}</small>
			</span>
			<span className="tick__t">{timeWords(guest)}</span>
		</button>
	);
}
