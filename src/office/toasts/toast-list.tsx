import { useEffect, useState } from "react";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { dismiss, TOAST_MS, type Toast, takeBack, useToasts } from "./toasts.ts";

/** In the corner, above the dock; read out when they come. */
export function ToastList() {
	const toasts = useToasts();
	return (
		<div className="toasts" role="status">
			{toasts.map((toast) => (
				<ToastLine key={toast.id} toast={toast} />
			))}
		</div>
	);
}

/** The time stands still while somebody points at it or has the focus in it. */
function ToastLine({ toast }: { toast: Toast }) {
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(() => dismiss(toast.id), TOAST_MS);
		return () => clearTimeout(timer);
	}, [held, toast.id]);
	const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
	const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
	return (
		<div className="toast on-deep" data-held={held || undefined} {...hold} {...release}>
			<span>{toast.text}</span>
			{toast.undo ? (
				<Button size="sm" shortcut="Z" onClick={() => void takeBack(toast)}>
					Rückgängig
				</Button>
			) : (
				<IconButton icon={icons.close} label="Meldung schließen" size="sm" onClick={() => dismiss(toast.id)} />
			)}
		</div>
	);
}
