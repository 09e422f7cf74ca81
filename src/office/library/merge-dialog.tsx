import { useCallback, useRef, useState } from "react";
import { type Hanging, hangingWords } from "#contract/office/sorting.ts";
import { DeliberateDialog } from "../acts/deliberate-dialog.tsx";
import { SelectField } from "../ui/field.tsx";

interface Named {
	id: number;
	name: string;
}

interface MergeDialogProps {
	/** What goes. */
	from: Named;
	/** What it can go into. */
	others: readonly [Named, ...Named[]];
	/** What becomes of its address. */
	after: string;
	foresee: (into: number) => Promise<Hanging>;
	merge: (into: Named) => Promise<void>;
	onClose: () => void;
}

/** LIB-03: what hangs on one moves to another; what that is is seen before. */
export function MergeDialog({ from, others, after, foresee, merge, onClose }: MergeDialogProps) {
	const [into, setInto] = useState<Named>(others[0]);
	const ask = useRef(foresee);
	// Asked once for each choice: the page behind renews itself.
	const foreseen = useCallback(() => ask.current(into.id), [into.id]);
	return (
		<DeliberateDialog
			key={into.id}
			title={`„${from.name}“ zusammenlegen`}
			lead="Alles wandert zum anderen Eintrag. Das lässt sich nicht rückgängig machen."
			promise={`Ja, „${from.name}“ geht in „${into.name}“ auf.`}
			cancel="Nicht zusammenlegen"
			foresee={foreseen}
			act={() => merge(into)}
			onClose={onClose}
			button={() => "Zusammenlegen"}
			show={(found) => (
				<p>
					{hangingWords(found) === "" ? "Es hängt nichts daran. " : `Es wandern: ${hangingWords(found)}. `}
					{after}
				</p>
			)}
		>
			<SelectField
				label="Zusammenlegen mit"
				value={String(into.id)}
				options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
				onChange={({ currentTarget: { value } }) => setInto(others.find(({ id }) => String(id) === value) ?? others[0])}
			/>
		</DeliberateDialog>
	);
}
