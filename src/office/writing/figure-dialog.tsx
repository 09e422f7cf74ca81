import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";
import { type Known, PictureField } from "../library/picture-field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField } from "../ui/field.tsx";

interface FigureDialogProps {
	editor: Editor;
	pictures: readonly Known[];
	onClose: () => void;
}

/** A picture in the text, with words for those who do not see it. */
export function FigureDialog({ editor, pictures, onClose }: FigureDialogProps) {
	const id = useId();
	const isThere = editor.isActive("figure");
	const { src: before = "", alt: words = "" } = isThere ? editor.getAttributes("figure") : {};
	const [src, setSrc] = useState<string>(before);
	const [alt, setAlt] = useState<string>(words);
	const [tried, setTried] = useState(false);
	const close = () => {
		onClose();
		queueMicrotask(() => editor.commands.focus());
	};
	function set(event: FormEvent) {
		event.preventDefault();
		// To React it stands within the form around the text.
		event.stopPropagation();
		setTried(true);
		if (!src || !alt.trim()) return;
		const attrs = { src, alt: alt.trim() };
		if (isThere) editor.chain().updateAttributes("figure", attrs).run();
		else editor.chain().insertContent({ type: "figure", attrs }).run();
		close();
	}
	return (
		<Dialog
			title={isThere ? "Bild ändern" : "Bild einfügen"}
			lead="Die Bildunterschrift schreibst du danach im Text unter das Bild."
			onClose={close}
			actions={
				<>
					<Button onClick={close}>Abbrechen</Button>
					<Button type="submit" form={`${id}-form`} variant="primary">
						{isThere ? "Ändern" : "Einfügen"}
					</Button>
				</>
			}
		>
			<form id={`${id}-form`} className="stack" onSubmit={set} noValidate>
				<PictureField
					id={`${id}-picture`}
					value={src}
					pictures={pictures}
					error={tried && !src ? "Bitte ein Bild wählen" : undefined}
					onChoose={(picture) => {
						setSrc(picture.path);
						setAlt(picture.alt);
					}}
				/>
				<TextAreaField
					label="Bildbeschreibung"
					rows={3}
					value={alt}
					error={tried && !alt.trim() ? "Beschreib das Bild für alle, die es nicht sehen" : undefined}
					hint="Für Menschen, die das Bild nicht sehen. Ein Satz genügt."
					onChange={({ currentTarget }) => setAlt(currentTarget.value)}
				/>
			</form>
		</Dialog>
	);
}
