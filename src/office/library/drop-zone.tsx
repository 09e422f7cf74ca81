import { useEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import type { ImageKind } from "#contract/images.ts";
import { PICTURE_KIND_WORDS } from "#contract/office/pictures.ts";
import { IconButton } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import type { Uploads } from "./use-uploads.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** A field in which somebody pastes text keeps what is pasted. */
const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.matches("input, textarea, [contenteditable]");

interface DropZoneProps {
	kind: ImageKind;
	uploads: Uploads;
}

/** LIB-01: by choice, by drop wherever on the page, and by paste. */
export function DropZone({ kind, uploads: { add, lines, dismiss } }: DropZoneProps) {
	const [isOver, setOver] = useState(false);
	const take = useRef((files: File[]) => add(kind, files));
	take.current = (files) => add(kind, files);

	useEffect(() => {
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			setOver(true);
		};
		const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
		const drop = (event: DragEvent) => {
			event.preventDefault();
			setOver(false);
			take.current(filesIn(event.dataTransfer));
		};
		const paste = (event: ClipboardEvent) => {
			const files = filesIn(event.clipboardData);
			if (files.length === 0 || isTyping(event.target)) return;
			event.preventDefault();
			take.current(files);
		};
		document.addEventListener("dragover", over);
		document.addEventListener("dragleave", leave);
		document.addEventListener("drop", drop);
		document.addEventListener("paste", paste);
		return () => {
			document.removeEventListener("dragover", over);
			document.removeEventListener("dragleave", leave);
			document.removeEventListener("drop", drop);
			document.removeEventListener("paste", paste);
		};
	}, []);

	return (
		<div className={classNames("drop", isOver && "is-over")}>
			<FileButton
				size="sm"
				icon={icons.upload}
				label="Bilder auswählen"
				accept={ACCEPTED}
				multiple
				onFiles={(files) => add(kind, files)}
			>
				{`${PICTURE_KIND_WORDS[kind]} hochladen`}
			</FileButton>
			<p>Oder hierher ziehen oder einfügen. JPEG, PNG, WebP oder AVIF, bis 30 MB.</p>
			<div role="status" className="uploads">
				{lines.map(({ key, name, share, failure }) => (
					<div key={key} className="upload-line">
						<b className="trunc">{name}</b>
						{failure ? (
							<>
								<span className="msg-bad">{failure}</span>
								<IconButton
									icon={icons.close}
									label={`Meldung zu ${name} schließen`}
									variant="quiet"
									size="sm"
									onClick={() => dismiss(key)}
								/>
							</>
						) : (
							<>
								<progress aria-label={`${name} wird hochgeladen`} max={1} value={share} />
								<span>{share < 1 ? `${Math.round(share * 100)} %` : "Größen werden gemacht"}</span>
							</>
						)}
					</div>
				))}
			</div>
		</div>
	);
}
