import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import * as icons from "./icons.ts";

const KINDS = {
	ok: { box: "border-ok-line bg-ok-bg", icon: "text-ok", shape: icons.checkCircle },
	error: { box: "border-error-line bg-error-bg", icon: "text-error", shape: icons.error },
	info: { box: "border-info-line bg-info-bg", icon: "text-info", shape: icons.info },
	warn: { box: "border-warn-line bg-warn-bg", icon: "text-warn", shape: icons.warning },
} as const satisfies Record<string, { box: string; icon: string; shape: IconShape }>;

interface NoticeProps {
	kind: keyof typeof KINDS;
	title?: string;
	/** In place of the sign of its kind. */
	icon?: IconShape;
	/** "alert" only for an error that follows an action, "status" for its success. */
	role?: "alert" | "status";
	children: ReactNode;
}

export function Notice({ kind, title, icon: own, role, children }: NoticeProps) {
	const { box, icon, shape } = KINDS[kind];
	return (
		<div
			role={role}
			data-notice={kind}
			className={classNames(
				"grid grid-cols-sign gap-3.5 rounded-lg border-firm px-5 py-4.5 leading-notice text-ink",
				box,
			)}
		>
			<Icon shape={own ?? shape} className={classNames("size-6", icon)} />
			<div className="space-y-1.5">
				{title && <b className="block font-[660]">{title}</b>}
				{children}
			</div>
		</div>
	);
}
