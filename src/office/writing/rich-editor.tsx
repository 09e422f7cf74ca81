import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Known } from "../library/picture-field.tsx";
import { EXTENSIONS } from "./extensions.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { cleanPasted } from "./paste.ts";
import { documentOf } from "./stored.ts";
import { type Asked, Toolbar } from "./toolbar.tsx";

interface RichEditorProps {
	label: string;
	/** Stored HTML. Another one than was given out last replaces what stands there. */
	value: string;
	pictures: readonly Known[];
	onChange: (html: string) => void;
	readOnly?: boolean;
}

/** Alt F10 leads to the tools, as in other editors. */
const isWayToTools = ({ altKey, key }: KeyboardEvent) => altKey && key === "F10";
const isLinkKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && key === "k";

/** EDIT-02: writing with the few means that the site knows. */
export default function RichEditor({ label, value, pictures, onChange, readOnly = false }: RichEditorProps) {
	const hint = useId();
	const tools = useRef<HTMLDivElement>(null);
	const given = useRef(value);
	const [asked, setAsked] = useState<Asked>(null);
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: documentOf(value),
		injectCSS: false,
		immediatelyRender: true,
		editable: !readOnly,
		editorProps: {
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": label,
				"aria-describedby": hint,
				class: "prose",
			},
			transformPastedHTML: cleanPasted,
			handleKeyDown: (_, event) => {
				if (isWayToTools(event)) tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
				else if (isLinkKey(event)) setAsked("link");
				else return false;
				event.preventDefault();
				event.stopPropagation();
				return true;
			},
		},
		onUpdate: ({ editor: changed }) => {
			given.current = changed.isEmpty ? "" : changed.getHTML();
			onChange(given.current);
		},
	});
	useReplaced(editor, value, given);
	return (
		<>
			{!readOnly && <Toolbar ref={tools} editor={editor} onAsk={setAsked} />}
			<EditorContent editor={editor} />
			<p id={hint} className="hint ed__hint">
				Alt F10 führt zu den Werkzeugen, Esc zurück in den Text.
			</p>
			{asked === "link" && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
			{asked === "figure" && <FigureDialog editor={editor} pictures={pictures} onClose={() => setAsked(null)} />}
		</>
	);
}

/** Somebody else's text, or an earlier one, takes the place of what stands there. */
function useReplaced(editor: Editor, value: string, given: { current: string }): void {
	useEffect(() => {
		if (value === given.current) return;
		given.current = value;
		editor.commands.setContent(documentOf(value), { emitUpdate: false });
	}, [editor, value, given]);
}
