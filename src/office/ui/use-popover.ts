import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Something that a button opens: Escape, a press or a step beside it close it. */
export function usePopover() {
	const [open, setOpen] = useState(false);
	const element = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!open) return;
		const closeBeside = ({ target }: Event) => {
			if (!element.current?.contains(target as Node)) setOpen(false);
		};
		document.addEventListener("pointerdown", closeBeside);
		document.addEventListener("focusin", closeBeside);
		return () => {
			document.removeEventListener("pointerdown", closeBeside);
			document.removeEventListener("focusin", closeBeside);
		};
	}, [open]);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		event.stopPropagation();
		setOpen(false);
		button.current?.focus();
	};
	return { open, setOpen, element, button, onKeyDown };
}
