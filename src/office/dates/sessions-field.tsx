import { Icon } from "#browser/ui/icon.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { proposedUnits, sessionsIn, type TypedSession } from "./date-values.ts";
import { endsNextDay } from "./session-times.ts";

interface SessionsFieldProps {
	id: string;
	value: string;
	error?: string | undefined;
	onChange: (value: string) => void;
}

interface Part {
	name: keyof TypedSession;
	label: string;
	type: "text" | "time";
	/** Only where there are several: the first begins the date. */
	later?: true;
}

const PARTS: readonly Part[] = [
	{ name: "day", label: "Tage nach dem ersten", type: "text", later: true },
	{ name: "from", label: "Von", type: "time" },
	{ name: "to", label: "Bis", type: "time" },
	{ name: "room", label: "Raum", type: "text" },
	{ name: "units", label: "Einheiten", type: "text" },
];

/** When people sit together: one line for each day. */
export function SessionsField({ id, value, error, onChange }: SessionsFieldProps) {
	const sessions = sessionsIn(value);
	const write = (next: TypedSession[]) => onChange(JSON.stringify(next));

	function put(index: number, change: Partial<TypedSession>): void {
		const before = sessions[index];
		if (!before) return;
		const next = { ...before, ...change };
		// Whoever has not said otherwise gets the units of the clock.
		if (before.units === proposedUnits(before.from, before.to)) next.units = proposedUnits(next.from, next.to);
		if (change.units !== undefined) next.units = change.units;
		write(sessions.with(index, next));
	}

	function add(): void {
		const last = sessions.at(-1);
		if (last) write([...sessions, { ...last, day: String(Number(last.day) + 1) }]);
	}

	return (
		<fieldset className="sessions">
			<legend className="lbl">Zeiten</legend>
			<ol>
				{sessions.map((session, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the order
					<li key={index}>
						{PARTS.filter(({ later }) => !later || index > 0).map(({ name, label, type }) => (
							<label key={name} className={`field sessions__${name}`}>
								<span className="lbl">{label}</span>
								<input
									id={index === 0 && name === "from" ? id : undefined}
									className={error ? "input input--bad" : "input"}
									type={type}
									aria-invalid={error && name === "from" ? true : undefined}
									aria-describedby={error ? `${id}-error` : undefined}
									value={session[name]}
									onChange={({ currentTarget }) => put(index, { [name]: currentTarget.value })}
								/>
							</label>
						))}
						{endsNextDay(session) && <p className="hint sessions__over">Endet am Tag danach.</p>}
						{index > 0 && (
							<IconButton
								icon={icons.trash}
								label={`Teil ${index + 1} entfernen`}
								variant="quiet"
								onClick={() => write(sessions.toSpliced(index, 1))}
							/>
						)}
					</li>
				))}
			</ol>
			<p className="hint">Eine Einheit hat 45 Minuten.</p>
			{error && (
				<p id={`${id}-error`} className="msg-bad">
					<Icon shape={icons.error} className="i i--s" />
					{error}
				</p>
			)}
			<Button size="sm" icon={icons.plus} onClick={add}>
				Weiterer Teil
			</Button>
		</fieldset>
	);
}
