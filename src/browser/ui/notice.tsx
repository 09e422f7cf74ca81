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
	/** "alert" only for an error that follows an action, "status" for its success. */
	role?: "alert" | "status";
	children: ReactNode;
}

export function Notice({ kind, title, role, children }: NoticeProps) {
	const { box, icon, shape } = KINDS[kind];
	return (
		<div
			role={role}
			className={classNames(
				"grid grid-cols-[auto_1fr] gap-[0.9rem] rounded-lg border-[1.5px] px-5 py-[1.1rem] leading-[1.45] text-ink",
				box,
			)}
		>
			<Icon shape={shape} className={classNames("size-6", icon)} />
			<div className="space-y-[0.35rem]">
				{title && <b className="block font-[660]">{title}</b>}
				{children}
			</div>
		</div>
	);
}
