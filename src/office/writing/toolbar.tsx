import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import { lengthWords } from "./stored.ts";

/** What a tool asks for before it does something. */
export type Asked = "link" | "figure" | null;

interface Tool {
	name: string;
	/** The key that does the same, as people read it. */
	keys?: string;
	sign: IconShape | string;
	isOn?: (editor: Editor) => boolean;
	isShown?: (editor: Editor) => boolean;
	isPossible?: (editor: Editor) => boolean;
	/** What it does, or what is asked first. */
	run: ((editor: Editor) => void) | NonNullable<Asked>;
}

const heading = (level: 2 | 3, name: string): Tool => ({
	name,
	keys: `Strg Alt ${level}`,
	sign: `H${level}`,
	isOn: (editor) => editor.isActive("heading", { level }),
	run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const inTable = (editor: Editor) => editor.isActive("table");

/** A quote ends with who said it; a second press takes the line away again. */
function toggleAttribution(editor: Editor): void {
	const { $from } = editor.state.selection;
	for (let depth = $from.depth; depth > 0; depth -= 1) {
		const node = $from.node(depth);
		if (node.type.name !== "blockquote") continue;
		const end = $from.end(depth);
		const { lastChild } = node;
		if (lastChild?.type.name === "attribution")
			editor
				.chain()
				.focus()
				.deleteRange({ from: end - lastChild.nodeSize, to: end })
				.run();
		else
			editor
				.chain()
				.insertContentAt(end, { type: "attribution" })
				.focus(end + 1)
				.run();
		return;
	}
}

const GROUPS: readonly (readonly Tool[])[] = [
	[heading(2, "H2 Überschrift"), heading(3, "H3 Kleine Überschrift")],
	[
		{
			...{ name: "Fett", keys: "Strg B", sign: icons.bold },
			isOn: (editor) => editor.isActive("bold"),
			run: (editor) => editor.chain().focus().toggleBold().run(),
		},
		{
			...{ name: "Kursiv", keys: "Strg I", sign: icons.italic },
			isOn: (editor) => editor.isActive("italic"),
			run: (editor) => editor.chain().focus().toggleItalic().run(),
		},
		{ ...{ name: "Link", keys: "Strg K", sign: icons.link }, isOn: (editor) => editor.isActive("link"), run: "link" },
	],
	[
		{
			...{ name: "Liste mit Punkten", keys: "Strg Umschalt 8", sign: icons.list },
			isOn: (editor) => editor.isActive("bulletList"),
			run: (editor) => editor.chain().focus().toggleBulletList().run(),
		},
		{
			...{ name: "Liste mit Zahlen", keys: "Strg Umschalt 7", sign: icons.numbered },
			isOn: (editor) => editor.isActive("orderedList"),
			run: (editor) => editor.chain().focus().toggleOrderedList().run(),
		},
		{
			...{ name: "Zitat", keys: "Strg Umschalt B", sign: icons.quote },
			isOn: (editor) => editor.isActive("blockquote"),
			run: (editor) => editor.chain().focus().toggleWrap("blockquote").run(),
		},
		{
			...{ name: "Wer das sagt", sign: icons.signature },
			isShown: (editor) => editor.isActive("blockquote"),
			isOn: (editor) => editor.isActive("attribution"),
			run: toggleAttribution,
		},
	],
	[
		{ ...{ name: "Bild", sign: icons.image }, isOn: (editor) => editor.isActive("figure"), run: "figure" },
		{
			...{ name: "Kasten „Gut zu wissen“", sign: icons.lightbulb },
			isOn: (editor) => editor.isActive("aside"),
			run: (editor) => editor.chain().focus().toggleWrap("aside").run(),
		},
		{
			...{ name: "Tabelle", sign: icons.table },
			isOn: inTable,
			run: (editor) =>
				inTable(editor)
					? editor.chain().focus().deleteTable().run()
					: editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
		},
	],
	[
		{
			...{ name: "+ Zeile darunter", sign: "+ Zeile", isShown: inTable },
			run: (editor) => editor.chain().focus().addRowAfter().run(),
		},
		{
			...{ name: "+ Spalte daneben", sign: "+ Spalte", isShown: inTable },
			run: (editor) => editor.chain().focus().addColumnAfter().run(),
		},
		{
			...{ name: "− Zeile löschen", sign: "− Zeile", isShown: inTable },
			run: (editor) => editor.chain().focus().deleteRow().run(),
		},
		{
			...{ name: "− Spalte löschen", sign: "− Spalte", isShown: inTable },
			run: (editor) => editor.chain().focus().deleteColumn().run(),
		},
	],
	[
		{
			...{ name: "Rückgängig", keys: "Strg Z", sign: icons.back },
			isPossible: (editor) => editor.can().undo(),
			run: (editor) => editor.chain().focus().undo().run(),
		},
		{
			...{ name: "Wiederholen", keys: "Strg Umschalt Z", sign: icons.again },
			isPossible: (editor) => editor.can().redo(),
			run: (editor) => editor.chain().focus().redo().run(),
		},
	],
];

interface ToolbarProps {
	editor: Editor;
	onAsk: (what: Asked) => void;
	ref: Ref<HTMLDivElement>;
}

/** One stop for the Tab key; arrows lead from tool to tool. */
export function Toolbar({ editor, onAsk, ref }: ToolbarProps) {
	const [current, setCurrent] = useState(0);
	const shown = useEditorState({
		editor,
		selector: ({ editor: now }) => ({
			on: GROUPS.flat().map(({ isOn }) => isOn?.(now)),
			shown: GROUPS.flat().map(({ isShown }) => isShown?.(now) ?? true),
			possible: GROUPS.flat().map(({ isPossible }) => isPossible?.(now) ?? true),
			length: lengthWords(now.getText()),
		}),
	});
	const tools = GROUPS.flat();
	const positions = tools.map((_, index) => index).filter((index) => shown.shown[index]);
	const stop = positions.includes(current) ? current : (positions[0] ?? 0);

	function move(event: KeyboardEvent<HTMLDivElement>) {
		if (event.key === "Escape") return editor.view.focus();
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const at = positions.indexOf(stop);
		const edge = { Home: 0, End: positions.length - 1 }[event.key];
		const next = edge ?? (step === undefined ? undefined : (at + step + positions.length) % positions.length);
		if (next === undefined) return;
		event.preventDefault();
		const index = positions[next] ?? 0;
		setCurrent(index);
		event.currentTarget.querySelector<HTMLElement>(`[data-tool="${index}"]`)?.focus();
	}

	const press = (tool: Tool, index: number) => {
		setCurrent(index);
		if (typeof tool.run === "string") return onAsk(tool.run);
		// At once: the editor's own way waits for the next frame, and what is typed until then would be lost.
		editor.view.focus();
		tool.run(editor);
	};

	return (
		<div ref={ref} className="ed__tools" role="toolbar" aria-label="Text gestalten" onKeyDown={move}>
			{GROUPS.map((group, place) => {
				const first = GROUPS.slice(0, place).flat().length;
				const visible = group
					.map((tool, offset) => ({ tool, index: first + offset }))
					.filter(({ index }) => shown.shown[index]);
				return (
					visible.length > 0 && (
						<span key={group[0]?.name} className="ed__group">
							{visible.map(({ tool, index }) => (
								<ToolButton
									key={tool.name}
									tool={tool}
									index={index}
									isOn={shown.on[index]}
									isPossible={shown.possible[index] ?? true}
									isStop={index === stop}
									onPress={() => press(tool, index)}
								/>
							))}
						</span>
					)
				);
			})}
			<span className="s muted num ed__length">{shown.length}</span>
		</div>
	);
}

interface ToolButtonProps {
	tool: Tool;
	index: number;
	isOn: boolean | undefined;
	isPossible: boolean;
	isStop: boolean;
	onPress: () => void;
}

function ToolButton({ tool: { name, keys, sign }, index, isOn, isPossible, isStop, onPress }: ToolButtonProps) {
	const label = keys ? `${name}, ${keys}` : name;
	return (
		<button
			type="button"
			className="tool"
			data-tool={index}
			tabIndex={isStop ? 0 : -1}
			aria-label={label}
			title={label}
			aria-pressed={isOn}
			aria-disabled={isPossible ? undefined : true}
			onClick={() => isPossible && onPress()}
		>
			{typeof sign === "string" ? sign : <Icon shape={sign} className="i" />}
		</button>
	);
}
