import { codeWords } from "#contract/attendance.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { GiroCode } from "../donations/giro-code.tsx";
import { nameOf } from "./person-words.ts";

/** ROOM-02: what somebody shows at the door. */
export function DoorCode({ person }: { person: Booking["persons"][number] }) {
	const name = nameOf(person);
	return (
		<details className="col-span-full">
			<summary className="w-fit cursor-pointer py-1 text-sm font-control underline">
				Code für die Tür<span className="sr-only"> von {name}</span>
			</summary>
			<div className="mt-2 flex flex-wrap items-center gap-4">
				<GiroCode rows={person.code_rows} label={`QR-Code von ${name} für die Tür`} />
				<p className="text-sm text-ink-2 wrap-anywhere">
					Am Handy zeigen genügt.
					<br />
					{codeWords(person.code)}
				</p>
			</div>
		</details>
	);
}
