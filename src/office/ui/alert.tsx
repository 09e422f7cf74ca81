import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "./icons.ts";

const SIGNS = {
	info: icons.info,
	ok: icons.checkCircle,
	warn: icons.warning,
	err: icons.error,
} as const satisfies Record<string, IconShape>;

interface AlertProps {
	kind: keyof typeof SIGNS;
	title?: string;
	icon?: IconShape;
	/** "alert" for an error that follows an act, "status" for what has come about by itself. */
	role?: "alert" | "status";
	/** What can be done about it. */
	actions?: ReactNode;
	children?: ReactNode;
}

/** An error says what did not happen, what is safe, and the way out. */
export function Alert({ kind, title, icon, role, actions, children }: AlertProps) {
	return (
		<div role={role} className={classNames("alert", kind !== "info" && `alert--${kind}`)}>
			<Icon shape={icon ?? SIGNS[kind]} className="i" />
			<div>
				{title && <b>{title} </b>}
				{children}
				{actions && <div className="row">{actions}</div>}
			</div>
		</div>
	);
}
