import { useState } from "react";
import { useRevalidator } from "react-router";
import type { DateWaiting } from "#contract/office/dates.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { seatWords } from "../ui/seat-count.tsx";
import { useAct } from "../ui/use-act.ts";

interface WaitingMenuProps {
	entry: DateWaiting;
	free: number | null;
	isFirst: boolean;
	isLast: boolean;
}

type Asking = "offer" | "takeIn" | "remove";

/** What the office does with somebody who waits. */
export function WaitingMenu({ entry, free, isFirst, isLast }: WaitingMenuProps) {
	const [asking, setAsking] = useState<Asking | null>(null);
	const { revalidate } = useRevalidator();
	const { failure, run } = useAct();
	const params = { id: entry.id };
	const act = (work: () => Promise<unknown>, said: string) =>
		void run(async () => {
			await work();
			await revalidate();
			toast(said);
		});
	const move = (to: "earlier" | "later") =>
		act(() => officeApi.waitingActs.reorder({ params, body: { to } }), "Die Reihenfolge ist geändert.");
	const isOffered = entry.offer_expires_at !== null;
	const extend = () => act(() => officeApi.waitingActs.extend({ params }), "Das Angebot gilt einen Tag länger.");
	return (
		<>
			<Menu icon={icons.more} label={`Aktionen für ${entry.name}`} iconOnly variant="quiet" size="sm">
				{isOffered && <MenuItem onSelect={extend}>Angebot verlängern</MenuItem>}
				{!isOffered && <MenuItem onSelect={() => setAsking("offer")}>Platz anbieten …</MenuItem>}
				<MenuItem onSelect={() => setAsking("takeIn")}>Direkt aufnehmen …</MenuItem>
				{!isFirst && <MenuItem onSelect={() => move("earlier")}>Nach vorn</MenuItem>}
				{!isLast && <MenuItem onSelect={() => move("later")}>Nach hinten</MenuItem>}
				<MenuItem danger onSelect={() => setAsking("remove")}>
					Von der Liste nehmen …
				</MenuItem>
			</Menu>
			<Failure text={failure} />
			{asking && <WaitingDialog entry={entry} free={free} asking={asking} onClose={() => setAsking(null)} />}
		</>
	);
}

const WORDS = {
	offer: { title: "Platz außer der Reihe anbieten", button: "Anbieten", done: "Das Angebot ist unterwegs." },
	takeIn: { title: "Direkt aufnehmen", button: "Aufnehmen", done: "Die Buchung steht, die Bestätigung ist unterwegs." },
	remove: { title: "Von der Warteliste nehmen", button: "Von der Liste nehmen", done: "Die Liste ist kürzer." },
} as const;

interface WaitingDialogProps {
	entry: DateWaiting;
	free: number | null;
	asking: Asking;
	onClose: () => void;
}

function WaitingDialog({ entry, free, asking, onClose }: WaitingDialogProps) {
	const { title, button, done } = WORDS[asking];
	const [reason, setReason] = useState("");
	const [persons, setPersons] = useState(String(Math.min(entry.persons, Math.max(1, free ?? entry.persons))));
	const [mail, setMail] = useState(true);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const isBeyond = asking === "takeIn" && !entry.offer_expires_at && free !== null && free < entry.persons;
	const params = { id: entry.id };
	const work = {
		offer: () => officeApi.waitingActs.offer({ params, body: { persons: Number(persons), reason } }),
		takeIn: () =>
			officeApi.waitingActs.takeIn({ params, body: isBeyond ? { reason, beyond_reason: reason } : { reason } }),
		remove: () => officeApi.waitingActs.remove({ params, body: { mail } }),
	}[asking];
	const save = () =>
		run(async () => {
			await work();
			await revalidate();
			onClose();
			toast(done);
		});
	const needsReason = asking === "offer" || isBeyond;
	return (
		<Dialog
			title={title}
			lead={`${entry.name}, ${seatWords(entry.persons)}.${isBeyond ? " So viel ist nicht frei: Es wird überbucht." : ""}`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button
						variant={asking === "remove" ? "danger" : "primary"}
						busy={busy}
						disabled={needsReason && !reason.trim()}
						onClick={() => void save()}
					>
						{button}
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				{asking === "offer" && entry.persons > 1 && (
					<TextField
						label="Plätze"
						type="number"
						min={1}
						max={entry.persons}
						value={persons}
						onChange={({ currentTarget: { value } }) => setPersons(value)}
					/>
				)}
				{asking === "remove" ? (
					<Check
						label="Brief schicken"
						checked={mail}
						onChange={({ currentTarget: { checked } }) => setMail(checked)}
					/>
				) : (
					<TextField
						label="Grund"
						optional={!needsReason}
						value={reason}
						onChange={({ currentTarget: { value } }) => setReason(value)}
					/>
				)}
			</div>
		</Dialog>
	);
}

/** Whether free seats are offered by themselves. */
export function MovingUpSwitch({ dateId, byHand }: { dateId: number; byHand: boolean }) {
	const { revalidate } = useRevalidator();
	const { busy, run } = useAct();
	const set = (by_hand: boolean) =>
		void run(async () => {
			await officeApi.waitingActs.movingUp({ params: { id: dateId }, body: { by_hand } });
			await revalidate();
			toast(
				by_hand
					? "Ab jetzt rückt nur nach, wem du etwas anbietest."
					: "Freie Plätze werden wieder von selbst angeboten.",
			);
		});
	return (
		<label className="row s">
			automatisch
			<input
				type="checkbox"
				role="switch"
				className="switch"
				aria-label="Automatisch nachrücken"
				aria-checked={!byHand}
				checked={!byHand}
				disabled={busy}
				onChange={({ currentTarget: { checked } }) => set(!checked)}
			/>
		</label>
	);
}
