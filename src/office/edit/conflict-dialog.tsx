import { lazy, Suspense, useState } from "react";
import type { Values } from "#browser/forms/form-state.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const WordDiff = lazy(() => import("../ui/word-diff.tsx").then(({ WordDiff: shown }) => ({ default: shown })));

export type Labels<V> = Record<keyof V & string, string>;

/** How a value is read; as it stands unless told. */
export type Show<V> = (name: keyof V & string, value: V[keyof V & string]) => string | undefined;

interface ConflictProps<V extends Values> {
	mine: V;
	theirs: V;
	labels: Labels<V>;
	show?: Show<V>;
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
					<OneField
						key={name}
						name={name}
						label={labels[name]}
						mine={read(name, mine[name])}
						theirs={read(name, theirs[name])}
						isTheirs={taken.has(name)}
						onChoose={(isTheirs) => choose(name, isTheirs)}
					/>
				))}
				{names.length === 0 && <p>Beide Fassungen sind gleich. Du kannst sichern.</p>}
			</div>
		</Dialog>
	);
}

/** What is longer is compared word by word. */
const SHORT = 160;

interface OneFieldProps {
	name: string;
	label: string;
	mine: string;
	theirs: string;
	isTheirs: boolean;
	onChoose: (isTheirs: boolean) => void;
}

function OneField({ name, label, mine, theirs, isTheirs, onChoose }: OneFieldProps) {
	const isLong = Math.max(mine.length, theirs.length) > SHORT;
	const group = `conflict-${name}`;
	return (
		<fieldset className="stack">
			<legend className="lbl">{label}</legend>
			{isLong && (
				<Suspense fallback={<Skeleton />}>
					<p className="hint">
						Gestrichen ist, was nur inzwischen gesichert wurde; unterstrichen, was nur bei dir steht.
					</p>
					<WordDiff before={theirs} after={mine} />
				</Suspense>
			)}
			<div className="cols cols--2">
				<Choice
					name={group}
					label="Deins"
					hint={isLong ? undefined : mine}
					checked={!isTheirs}
					onChange={() => onChoose(false)}
				/>
				<Choice
					name={group}
					label="Inzwischen gesichert"
					hint={isLong ? undefined : theirs}
					checked={isTheirs}
					onChange={() => onChoose(true)}
				/>
			</div>
		</fieldset>
	);
}
