import { useRef } from "react";
import type { Form } from "#browser/forms/use-form.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { PLACEHOLDERS, type Placeholder, written } from "#contract/office/placeholders.ts";
import { TextAreaField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";

interface PlaceholderButtonsProps {
	names: readonly Placeholder[];
	onInsert: (name: Placeholder) => void;
}

export const PlaceholderButtons = ({ names, onInsert }: PlaceholderButtonsProps) => (
	<div className="row s">
		<span className="muted">Einfügen:</span>
		{names.map((name) => (
			<button key={name} type="button" className="chip-f" onClick={() => onInsert(name)}>
				<Icon shape={icons.plus} className="i i--s" />
				{PLACEHOLDERS[name]}
			</button>
		))}
	</div>
);

type Words = { subject: string; text: string };

interface WordsFieldsProps {
	form: {
		text: (name: "subject" | "text") => Omit<ReturnType<Form<Words, unknown>["text"]>, "name"> & { name: string };
		set: (name: "text", value: string) => void;
	};
	placeholders: readonly Placeholder[];
	rows?: number;
}

/** Subject and text; a placeholder goes to where somebody last wrote. */
export function WordsFields({ form, placeholders, rows = 14 }: WordsFieldsProps) {
	const text = form.text("text");
	const area = useRef<HTMLTextAreaElement>(null);
	function insert(name: Placeholder) {
		const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
		const { value } = text;
		form.set("text", value.slice(0, selectionStart) + written(name) + value.slice(selectionEnd));
		const after = selectionStart + written(name).length;
		requestAnimationFrame(() => {
			area.current?.focus();
			area.current?.setSelectionRange(after, after);
		});
	}
	return (
		<>
			<TextField {...form.text("subject")} label="Betreff" autoComplete="off" />
			<TextAreaField
				{...text}
				ref={area}
				label="Nachricht"
				rows={rows}
				hint="Leere Zeile: neuer Absatz. **fett**, - Liste, [Wort](https://…) Link."
			/>
			<PlaceholderButtons names={placeholders} onInsert={insert} />
		</>
	);
}
