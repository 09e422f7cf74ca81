import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { useApi } from "#web/api/use-api.ts";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusOnChange } from "#web/forms/use-focus-on-change.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Outcome = { kind: "ok" | "error"; text: string } | null;
type Names = Record<number, { first_name: string; last_name: string }>;

const FAILED = "Das hat nicht geklappt. Bitte versuche es noch einmal.";

const namesOf = ({ persons }: Booking): Names =>
	Object.fromEntries(
		persons.map(({ position, first_name, last_name }) => [
			position,
			{ first_name: first_name ?? "", last_name: last_name ?? "" },
		]),
	);

/** The names of those who come, and the seats that can be given back until the day before. */
export function BookedPersons({ booking, token }: { booking: Booking; token: string }) {
	const api = useApi();
	const { revalidate } = useRevalidator();
	const [names, setNames] = useState(() => namesOf(booking));
	const [chosen, setChosen] = useState<number[]>([]);
	const [busy, setBusy] = useState<"names" | "seats" | null>(null);
	const [outcome, setOutcome] = useState<Outcome>(null);
	const notice = useFocusOnChange<HTMLDivElement>(outcome);
	const coming = booking.persons.filter(({ cancelled }) => !cancelled);

	async function run(what: "names" | "seats", work: () => Promise<unknown>, text: string) {
		setBusy(what);
		setOutcome(null);
		try {
			await work();
			await revalidate();
			setOutcome({ kind: "ok", text });
		} catch (error) {
			console.error(error);
			setOutcome({ kind: "error", text: FAILED });
		}
		setBusy(null);
	}

	const saveNames = (event: FormEvent) => {
		event.preventDefault();
		const persons = coming.map(({ position }) => ({ position, ...names[position] }));
		run("names", () => api.signUps.rename({ params: { token }, body: { persons } }), "Die Namen sind gespeichert.");
	};
	const giveBack = () =>
		run(
			"seats",
			async () => {
				await api.signUps.cancel({ params: { token }, body: { positions: chosen } });
				setChosen([]);
			},
			"Die Plätze sind zurückgegeben. Eine Mail bestätigt es dir.",
		);
	const setName = (position: number, key: "first_name" | "last_name", value: string) =>
		setNames({ ...names, [position]: { first_name: "", last_name: "", ...names[position], [key]: value } });

	return (
		<div className="grid max-w-[46rem] gap-6 empty:hidden">
			{outcome && (
				<div ref={notice} tabIndex={-1}>
					<Notice kind={outcome.kind} role={outcome.kind === "ok" ? "status" : "alert"}>
						<p>{outcome.text}</p>
					</Notice>
				</div>
			)}
			{booking.can_be_changed && (
				<section aria-labelledby="plaetze" className="grid gap-6">
					<h2 id="plaetze" className="text-h3">
						Wer kommt?
					</h2>
					<form onSubmit={saveNames} className="grid gap-5">
						{coming.map(({ position }) => (
							<div key={position} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
								<TextField
									label={`Vorname, Person ${position}`}
									value={names[position]?.first_name ?? ""}
									onChange={({ currentTarget }) => setName(position, "first_name", currentTarget.value)}
									maxLength={TEXT_MAX_LENGTH}
									autoComplete="off"
								/>
								<TextField
									label={`Nachname, Person ${position}`}
									value={names[position]?.last_name ?? ""}
									onChange={({ currentTarget }) => setName(position, "last_name", currentTarget.value)}
									maxLength={TEXT_MAX_LENGTH}
									autoComplete="off"
								/>
							</div>
						))}
						<Button type="submit" variant="line" busy={busy === "names"} className="sm:justify-self-start">
							Namen speichern
						</Button>
					</form>
					<fieldset className="grid gap-2 border-t border-line pt-6">
						<legend className="text-h4 font-[650]">Plätze zurückgeben</legend>
						<p className="text-ink-2">Kostenlos bis zum Tag vor dem Termin. So bekommt jemand anderes den Platz.</p>
						{coming.map(({ position }) => (
							<Checkbox
								key={position}
								checked={chosen.includes(position)}
								onChange={({ currentTarget: { checked } }) =>
									setChosen(checked ? [...chosen, position] : chosen.filter((other) => other !== position))
								}
							>
								{[names[position]?.first_name, names[position]?.last_name].filter(Boolean).join(" ") ||
									`Person ${position}`}
							</Checkbox>
						))}
						<Button
							type="button"
							variant="line"
							disabled={chosen.length === 0}
							busy={busy === "seats"}
							onClick={giveBack}
							className="mt-2 sm:justify-self-start"
						>
							{chosen.length === coming.length && chosen.length > 0 ? "Alle Plätze absagen" : "Gewählte Plätze absagen"}
						</Button>
					</fieldset>
				</section>
			)}
		</div>
	);
}
