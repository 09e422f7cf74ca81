import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";

interface LinkDialogProps {
	editor: Editor;
	onClose: () => void;
}

const KNOWN = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** "vsz.example/a" and "anna@verein.example" as addresses that lead somewhere; null for what never does. */
export function addressOf(text: string): string | null {
	const typed = text.trim();
	if (KNOWN.test(typed)) return typed;
	if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
	return /^[^\s:/]+\.[^\s:/]{2,}(\/\S*)?$/.test(typed) ? `https://${typed}` : null;
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
	const before = (editor.getAttributes("link").href as string | undefined) ?? "";
	const [href, setHref] = useState(before);
	const [error, setError] = useState<string>();
	const close = () => {
		onClose();
		queueMicrotask(() => editor.commands.focus());
	};
	function set(event: FormEvent) {
		event.preventDefault();
		// To React it stands within the form around the text.
		event.stopPropagation();
		const address = addressOf(href);
		if (!address) return setError("Bitte eine Adresse angeben, zum Beispiel /seminare oder https://…");
		const chain = editor.chain().extendMarkRange("link");
		if (editor.state.selection.empty && !before)
			chain.insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] }).run();
		else chain.setLink({ href: address }).run();
		close();
	}
	function remove() {
		editor.chain().extendMarkRange("link").unsetLink().run();
		close();
	}
	return (
		<Dialog
			title={before ? "Link ändern" : "Link setzen"}
			onClose={close}
			actions={
				<>
					{before && (
						<Button variant="quiet" onClick={remove}>
							Link entfernen
						</Button>
					)}
					<Button onClick={close}>Abbrechen</Button>
					<Button type="submit" form="link-form" variant="primary">
						{before ? "Ändern" : "Setzen"}
					</Button>
				</>
			}
		>
			<form id="link-form" onSubmit={set} noValidate>
				<TextField
					label="Wohin"
					autoFocus
					value={href}
					error={error}
					inputMode="url"
					hint="Innerhalb der Website genügt, was hinter ihrem Namen steht: /seminare"
					onChange={({ currentTarget }) => setHref(currentTarget.value)}
				/>
			</form>
		</Dialog>
	);
}
