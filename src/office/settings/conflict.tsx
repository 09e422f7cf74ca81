import { useState } from "react";
import { formatTime } from "#contract/dates.ts";
import type { KeptSettings } from "#contract/office/settings.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import type { SettingField } from "./groups.ts";
import { shownValue, type Typed, typedOf } from "./values.ts";

interface ConflictProps {
	fields: readonly SettingField[];
	/** What both began with. */
	base: Typed;
	mine: Typed;
	theirs: KeptSettings;
	onDecide: (values: Typed) => Promise<void>;
}

/** Both versions of what two people have changed: nothing typed is lost, and nobody's work is written over unseen. */
export function Conflict({ fields, base, mine, theirs, onDecide }: ConflictProps) {
	const other = typedOf(theirs);
	const differing = fields.filter(({ name }) => mine[name] !== other[name]);
	const [taken, setTaken] = useState<Record<string, "mine" | "theirs">>({});
	const [busy, setBusy] = useState(false);
	/** Whoever has not touched a field takes what the other wrote there. */
	const choiceOf = (name: string) => taken[name] ?? (mine[name] === base[name] ? "theirs" : "mine");
	const who = theirs.updated_by ?? "Jemand";

	async function decide() {
		setBusy(true);
		const chosen = differing.map(({ name }) => [name, (choiceOf(name) === "mine" ? mine : other)[name]]);
		await onDecide({ ...other, ...Object.fromEntries(chosen) }).finally(() => setBusy(false));
	}

	return (
		<section className="stack conflict" aria-label="Zwei Fassungen">
			<Alert kind="warn" role="alert" title={`${who} war schneller.`}>
				{`Um ${formatTime(theirs.updated_at ?? "")} wurde hier etwas gesichert. Wähle, was gelten soll. Deine Eingabe ist noch da.`}
			</Alert>
			{differing.map(({ name, label }) => (
				<fieldset key={name} className="stack">
					<legend className="lbl">{label}</legend>
					<Choice
						name={`fassung-${name}`}
						label={shownValue(mine[name])}
						hint="deine Fassung"
						checked={choiceOf(name) === "mine"}
						onChange={() => setTaken({ ...taken, [name]: "mine" })}
					/>
					<Choice
						name={`fassung-${name}`}
						label={shownValue(other[name])}
						hint={`Fassung von ${who}`}
						checked={choiceOf(name) === "theirs"}
						onChange={() => setTaken({ ...taken, [name]: "theirs" })}
					/>
				</fieldset>
			))}
			<div className="row row--end">
				<Button variant="primary" busy={busy} onClick={decide}>
					So sichern
				</Button>
			</div>
		</section>
	);
}
