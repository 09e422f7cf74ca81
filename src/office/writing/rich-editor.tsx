import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Known } from "../library/picture-field.tsx";
import { EXTENSIONS } from "./extensions.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { cleanPasted } from "./paste.ts";
import { documentOf, withoutEnd, writtenOf } from "./stored.ts";
import { type Asked, Toolbar } from "./toolbar.tsx";

interface RichEditorProps {
	/** Of the text itself. */
	id?: string;
	/** What it is called: in words, or by the id of the words that stand above it. */
	label: { "aria-label": string } | { "aria-labelledby": string };
	/** Where it says what is wrong. */
	errorId?: string | undefined;
	/** Stored HTML. Another one than was given out last replaces what stands there. */
	value: string;
	pictures: readonly Known[];
	onChange: (html: string) => void;
	readOnly?: boolean;
}

/** Alt F10 leads to the tools, as in other editors. */
const isWayToTools = ({ altKey, key }: KeyboardEvent) => altKey && key === "F10";
/** It saves the form around the text; a new line within a paragraph is Umschalt Enter. */
const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && key === "Enter";
const isLinkKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && key === "k";

/** EDIT-02: writing with the few means that the site knows. */
export function RichEditor(props: RichEditorProps) {
	const { id, label, errorId, value, pictures, onChange, readOnly = false } = props;
	const hint = useId();
	const tools = useRef<HTMLDivElement>(null);
	const [asked, setAsked] = useState<Asked>(null);
	const [start] = useState(() => ({ document: documentOf(value), written: writtenOf(value) }));
	const kept = useRef<Kept>({ given: value, value, written: start.written });
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: start.document,
		injectCSS: false,
		// Made while rendering, it would be gone again wherever React takes its time until it shows what it rendered.
		immediatelyRender: false,
		editable: !readOnly,
		editorProps: {
			attributes: {
				...(id ? { id } : {}),
				...label,
				role: "textbox",
				"aria-multiline": "true",
				"aria-describedby": errorId ? `${errorId} ${hint}` : hint,
				...(errorId ? { "aria-invalid": "true" } : {}),
				class: "prose",
			},
			transformPastedHTML: cleanPasted,
			handleKeyDown: (_, event) => {
				if (isSaveKey(event)) return true;
				if (isWayToTools(event)) tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
				else if (isLinkKey(event)) setAsked("link");
				else return false;
				event.preventDefault();
				event.stopPropagation();
				return true;
			},
		},
		onUpdate: ({ editor: changed }) => {
			const written = withoutEnd(changed.getHTML());
			const { current } = kept;
			current.given = written === current.written ? current.value : written;
			onChange(current.given);
		},
	});
	useReplaced(editor, value, kept);
	const close = () => setAsked(null);
	if (!editor) return null;
	return (
		<>
			{!readOnly && <Toolbar ref={tools} editor={editor} onAsk={setAsked} />}
			<EditorContent editor={editor} />
			<p id={hint} className="hint ed__hint">
				Alt F10 führt zu den Werkzeugen, Esc zurück in den Text.
			</p>
			{/* Their forms stand in none, wherever the text does. */}
			{asked === "link" && createPortal(<LinkDialog editor={editor} onClose={close} />, document.body)}
			{asked === "figure" &&
				createPortal(<FigureDialog editor={editor} pictures={pictures} onClose={close} />, document.body)}
		</>
	);
}

interface Kept {
	/** What was given out last. */
	given: string;
	/** What came in last, and how the editor writes the same. */
	value: string;
	written: string;
}

/** Somebody else's text, or an earlier one, takes the place of what stands there; the same one leaves it alone. */
function useReplaced(editor: Editor | null, value: string, kept: { current: Kept }): void {
	useEffect(() => {
		if (!editor || value === kept.current.given) return;
		const written = writtenOf(value);
		kept.current = { given: value, value, written };
		if (written === withoutEnd(editor.getHTML())) return;
		editor.commands.setContent(documentOf(value), { emitUpdate: false });
	}, [editor, value, kept]);
}
