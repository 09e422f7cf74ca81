import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useKeys } from "../keys/use-keys.ts";
import { IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { opened } from "./address.ts";
import { ROW } from "./row-keys.ts";

interface DrawerProps {
	/** Of the row it belongs to; the focus goes back there. */
	rowId: string;
	title: ReactNode;
	foot?: ReactNode;
	children: ReactNode;
}

/** What is open beside a list, which stays usable; Escape closes it. */
export function Drawer({ rowId, title, foot, children }: DrawerProps) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const heading = useId();
	const element = useRef<HTMLElement>(null);
	const close = () => {
		document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(rowId)}"]`)?.focus();
		void navigate(opened(params, null), { preventScrollReset: true });
	};
	// On a telephone it stands below the list, where nobody would see it open.
	useEffect(() => {
		if (matchMedia("(width >= 60rem)").matches) return;
		element.current?.scrollIntoView();
		element.current?.focus({ preventScroll: true });
	}, []);
	useKeys([{ keys: "Escape", label: "Eintrag schließen", run: close }]);
	return (
		<aside ref={element} tabIndex={-1} className="drawer" aria-labelledby={heading}>
			<div className="panel__h">
				<h2 id={heading}>{title}</h2>
				<IconButton icon={icons.close} label="Eintrag schließen" variant="quiet" size="sm" onClick={close} />
			</div>
			<div className="panel__b stack">{children}</div>
			{foot && <div className="panel__f">{foot}</div>}
		</aside>
	);
}
