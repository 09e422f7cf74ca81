import { classNames } from "#browser/ui/class-names.ts";
import type { Known } from "../library/picture-field.tsx";
import { FieldError } from "../ui/field.tsx";
import { RichEditor } from "./rich-editor.tsx";

interface RichTextFieldProps {
	id: string;
	label: string;
	/** Stored HTML. */
	value: string;
	pictures: readonly Known[];
	error?: string | undefined;
	onChange: (html: string) => void;
	/** Somebody has left the text and its tools. */
	onBlur: () => void;
}

/** A formatted text as a field of a form. */
export function RichTextField({ id, label, value, pictures, error, onChange, onBlur }: RichTextFieldProps) {
	return (
		<fieldset
			className="field"
			onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}
		>
			<legend id={`${id}-label`} className="lbl">
				{label}
			</legend>
			<div className={classNames("rich", error && "input--bad")}>
				<RichEditor
					id={id}
					label={{ "aria-labelledby": `${id}-label` }}
					errorId={error && `${id}-error`}
					value={value}
					pictures={pictures}
					onChange={onChange}
				/>
			</div>
			<FieldError id={id}>{error}</FieldError>
		</fieldset>
	);
}
