import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { IconButton } from "./button.tsx";
import * as icons from "./icons.ts";

interface DialogProps {
	title: string;
	lead?: ReactNode;
	size?: "sm" | "lg";
	/** Buttons at the foot, the safe one first. */
	actions?: ReactNode;
	/** None where it cannot be left without an answer. */
	onClose?: () => void;
	children?: ReactNode;
}

/** Open as long as it is rendered. The first focus is where `autoFocus` stands, else the way out. */
export function Dialog({ title, lead, size = "sm", actions, onClose, children }: DialogProps) {
	const element = useRef<HTMLDialogElement>(null);
	const id = useId();
	const [open, setOpen] = useState(false);
	useLayoutEffect(() => {
		const dialog = element.current;
		dialog?.showModal();
		setOpen(true);
		// While it still stands in the page, so that the element that had the focus gets it back.
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={element}
			aria-labelledby={id}
			className={classNames("dlg", size === "sm" && "dlg--s")}
			onCancel={(event) => {
				event.preventDefault();
				onClose?.();
			}}
			onClick={(event) => event.target === event.currentTarget && onClose?.()}
			onKeyDown={(event) => event.stopPropagation()}
		>
			<div className="dlg__h">
				<div>
					<h2 id={id}>{title}</h2>
					{lead && <p>{lead}</p>}
				</div>
				{onClose && <IconButton icon={icons.close} label="Schließen" variant="quiet" onClick={onClose} />}
			</div>
			{/* In a dialog that is not open yet nothing can take the focus. */}
			{open && children && <div className="dlg__b">{children}</div>}
			{open && actions && <div className="dlg__f">{actions}</div>}
		</dialog>
	);
}
