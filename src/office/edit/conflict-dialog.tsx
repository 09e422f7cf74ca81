import { useState } from "react";
import type { Values } from "#browser/forms/form-state.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";

export type Labels<V> = Record<keyof V & string, string>;

interface ConflictProps<V extends Values> {
	mine: V;
	theirs: V;
	labels: Labels<V>;
	/** How a value is read; text as it stands unless told. */
	show?: (name: keyof V & string, value: V[keyof V & string]) => string;
	onResolve: (values: V) => void;
	onClose: () => void;
}

const asText = (value: string | boolean): string =>
	typeof value === "boolean" ? (value ? "ja" : "nein") : value || "leer";

/** Somebody else was faster: both versions side by side, field by field. */
export function ConflictDialog<V extends Values>({ mine, theirs, labels, show, onResolve, onClose }: ConflictProps<V>) {
	const names = (Object.keys(labels) as (keyof V & string)[]).filter((name) => mine[name] !== theirs[name]);
	const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
	const read = (name: keyof V & string, value: V[keyof V & string]) => show?.(name, value) ?? asText(value);
	const choose = (name: string, isTheirs: boolean) => {
		const next = new Set(taken);
		if (isTheirs) next.add(name);
		else next.delete(name);
		setTaken(next);
	};
	const resolve = () => {
		const values = Object.fromEntries(
			Object.keys(mine).map((name) => [name, (taken.has(name) ? theirs : mine)[name]]),
		) as V;
		onResolve(values);
	};
	return (
		<Dialog
			title="Jemand war schneller"
			lead="Während du geschrieben hast, wurde hier etwas geändert. Nichts ist verloren: Wähle, was gelten soll."
			size="lg"
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						Zurück zum Formular
					</Button>
					<Button variant="primary" onClick={resolve}>
						So sichern
					</Button>
				</>
			}
		>
			<div className="stack">
				{names.map((name) => (
					<fieldset key={name}>
						<legend className="lbl">{labels[name]}</legend>
						<div className="cols cols--2">
							<Choice
								name={`conflict-${name}`}
								label="Deins"
								hint={read(name, mine[name])}
								checked={!taken.has(name)}
								onChange={() => choose(name, false)}
							/>
							<Choice
								name={`conflict-${name}`}
								label="Inzwischen gesichert"
								hint={read(name, theirs[name])}
								checked={taken.has(name)}
								onChange={() => choose(name, true)}
							/>
						</div>
					</fieldset>
				))}
				{names.length === 0 && <p>Beide Fassungen sind gleich. Du kannst sichern.</p>}
			</div>
		</Dialog>
	);
}
