import { useState } from "react";
import { useRevalidator } from "react-router";
import type { BookingPerson } from "#contract/office/booking-page.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

interface RenameDialogProps {
	number: string;
	persons: readonly BookingPerson[];
	onClose: () => void;
}

const namesOf = (persons: readonly BookingPerson[]) =>
	persons.map(({ position, first_name, last_name }) => ({
		position,
		first_name: first_name ?? "",
		last_name: last_name ?? "",
	}));

/** Somebody else comes instead. */
export function RenameDialog({ number, persons, onClose }: RenameDialogProps) {
	const before = namesOf(persons);
	const [names, setNames] = useState(before);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const write = async (given: typeof before) => {
		await officeApi.bookingActs.rename({ params: { number }, body: { persons: given } });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			await write(names);
			onClose();
			toast("Die Namen sind geändert.", () => write(before));
		});
	const set = (position: number, change: object) =>
		setNames(names.map((one) => (one.position === position ? { ...one, ...change } : one)));
	return (
		<Dialog
			title="Namen ändern"
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				<Failure text={failure} />
				{names.map(({ position, first_name, last_name }) => (
					<div key={position} className="form">
						<TextField
							className="c6"
							label={`Vorname ${position}`}
							value={first_name}
							onChange={({ currentTarget: { value } }) => set(position, { first_name: value })}
						/>
						<TextField
							className="c6"
							label={`Nachname ${position}`}
							value={last_name}
							onChange={({ currentTarget: { value } }) => set(position, { last_name: value })}
						/>
					</div>
				))}
			</div>
		</Dialog>
	);
}
