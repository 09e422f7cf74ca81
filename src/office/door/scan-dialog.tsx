import { type FormEvent, useRef, useState } from "react";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { codeIn } from "#contract/attendance.ts";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import type { FoundCode } from "#contract/office/attendance.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { failureText } from "../ui/use-act.ts";
import { canScan, useCamera } from "./camera.ts";
import { isHere } from "./merge.ts";
import type { Door } from "./use-door.ts";

interface Told {
	kind: "ok" | "info" | "err";
	text: string;
}

const UNKNOWN: Told = { kind: "err", text: "Diesen Code kennen wir nicht. Such nach dem Namen." };

const OFF_LIST: Told = {
	kind: "err",
	text: "Dieser Code steht nicht auf der Liste. Ohne Netz wissen wir nicht mehr.",
};

function wordsOf({ outcome, topic, date }: FoundCode): Told {
	if (outcome === "unknown" || !date) return UNKNOWN;
	const of = `${topic}, ${formatDate(date)}`;
	if (outcome === "cancelled") return { kind: "err", text: `Dieser Platz wurde zurückgegeben: ${of}` };
	return { kind: "err", text: `Gilt für: ${of}` };
}

/** ROOM-02: whoever shows a code is there. Those of this list are known without a line too. */
export function ScanDialog({ door, onClose }: { door: Door; onClose: () => void }) {
	const [told, setTold] = useState<Told | null>(null);
	const [hasCamera, setCamera] = useState(canScan);
	const last = useRef("");
	/** By their id, since when: a second look comes before the list knows of the first. */
	const arrived = useRef(new Map<number, string>());
	const input = useRef<HTMLInputElement>(null);

	/** Whoever is there already is not counted again. */
	function arrive(personId: number): Told {
		const guest = door.guests.find(({ id }) => id === personId);
		if (!guest) return UNKNOWN;
		const since = arrived.current.get(guest.id) ?? (isHere(guest) ? guest.at : undefined);
		if (since !== undefined)
			return { kind: "info", text: `${guest.name}: schon da${since ? ` seit ${since.slice(11, 16)}` : ""}` };
		arrived.current.set(guest.id, berlinIso(new Date()));
		door.tick(guest.id, "present");
		return { kind: "ok", text: `${guest.name} ist da.` };
	}

	async function answerTo(text: string): Promise<Told> {
		const code = codeIn(text);
		if (!code) return UNKNOWN;
		const known = door.guests.find((guest) => guest.code === code);
		if (known) return arrive(known.id);
		try {
			const { data } = await plainApi.attendance.code({ params: { id: door.list.id, code } });
			return data.person_id === null ? wordsOf(data) : arrive(data.person_id);
		} catch (error) {
			if (error instanceof NoAnswer) return OFF_LIST;
			return { kind: "err", text: failureText(error) };
		}
	}

	const take = async (text: string): Promise<void> => setTold(await answerTo(text));

	const video = useCamera(
		(text) => {
			if (text === last.current) return;
			last.current = text;
			void take(text);
		},
		() => setCamera(false),
	);

	function type(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const field = input.current;
		if (!field) return;
		void take(field.value);
		field.value = "";
		field.focus();
	}

	return (
		<Dialog
			title="QR-Code scannen"
			lead={
				hasCamera
					? "Halte den Code vor die Kamera."
					: "Die Kamera liest hier keine Codes. Tippe ihn ein oder nimm einen Handscanner."
			}
			onClose={onClose}
			actions={<Button onClick={onClose}>Fertig</Button>}
		>
			<div className="stack">
				{hasCamera && <video ref={video} className="door__camera" autoPlay muted playsInline />}
				<div role="status">{told && <Alert kind={told.kind}>{told.text}</Alert>}</div>
				<form className="stack" onSubmit={type}>
					<TextField
						ref={input}
						label="Code"
						name="code"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						autoFocus
						hint="Die Buchstaben stehen neben dem QR-Code."
					/>
					<Button type="submit">Prüfen</Button>
				</form>
			</div>
		</Dialog>
	);
}
