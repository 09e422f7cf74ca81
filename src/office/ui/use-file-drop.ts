import { useEffect, useRef, useState } from "react";

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** A field in which somebody pastes text keeps what is pasted. */
const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.matches("input, textarea, [contenteditable]");

/** Files that are dropped wherever on the page, or pasted. Answers whether some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
	const [isOver, setOver] = useState(false);
	const take = useRef(onFiles);
	take.current = onFiles;
	useEffect(() => {
		const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
		const over = (event: DragEvent) => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			setOver(true);
		};
		const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
		const drop = (event: DragEvent) => {
			if (!hasFiles(event)) return;
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
	return isOver;
}
