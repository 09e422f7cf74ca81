import { useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import type { DoorSession } from "#contract/office/attendance.ts";
import { DateMeta } from "../dates/date-meta.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import * as icons from "../ui/icons.ts";
import { priceWords } from "../ui/price-words.ts";
import { State } from "../ui/state.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import type { Door } from "./use-door.ts";
import { WalkInDialog } from "./walk-in-dialog.tsx";

/** When and where, and what one does at the door besides ticking. */
export function DoorHead({ door, session }: { door: Door; session: DoorSession }) {
	const [open, setOpen] = useState<"walk-in" | "report" | null>(null);
	const { id, topic, category, location, is_online, lecturer, price, is_funded, cancelled } = door.list;
	const close = () => setOpen(null);
	return (
		<div className="head">
			<div className="obj">
				<DateChair at={session.starts_at} category={category} size="lg" cancelled={cancelled} />
				<div>
					<h1>{topic}</h1>
					<div className="meta">
						<DateMeta at={session.starts_at} location={location} is_online={is_online} lecturer={lecturer} />
						{cancelled ? (
							<State tone="err">abgesagt</State>
						) : (
							<State tone="mute">{[priceWords(price), is_funded && "gefördert"].filter(Boolean).join(", ")}</State>
						)}
					</div>
				</div>
			</div>
			<div className="head__a">
				<a
					className={buttonLook()}
					href={`${API_BASE}/office/attendance/${id}/session/${session.id}/list`}
					target="_blank"
					rel="noreferrer"
				>
					<Icon shape={icons.printer} className="i" />
					Liste drucken<span className="sr-only"> (PDF)</span>
				</a>
				{is_online && (
					<Button icon={icons.upload} onClick={() => setOpen("report")}>
						Bericht einlesen
					</Button>
				)}
				{!cancelled && (
					<Button icon={icons.moreUsers} onClick={() => setOpen("walk-in")}>
						Ohne Anmeldung da
					</Button>
				)}
			</div>
			{open === "walk-in" && <WalkInDialog door={door} onClose={close} />}
			{open === "report" && <ReportDialog door={door} session={session} onClose={close} />}
		</div>
	);
}
