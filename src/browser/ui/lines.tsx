import type { ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";
import { LongWords } from "./long-words.tsx";
import { Picture } from "./picture.tsx";

/** A few things one below the other under a firm line. */
export const Lines = ({ children }: { children: ReactNode }) => (
	<ul className="grid w-full border-t-2 border-ink">{children}</ul>
);

interface LineProps {
	/** The path of its picture, or a sign in place of one. */
	picture?: string;
	icon?: IconShape;
	title: string;
	note?: ReactNode;
	/** What one can do. */
	children?: ReactNode;
}

export const Line = ({ picture, icon, title, note, children }: LineProps) => (
	<li className="grid grid-cols-sign items-center gap-x-4 gap-y-2 border-b border-ink/20 py-4 sm:grid-cols-line">
		{picture ? (
			<Picture
				path={picture}
				alt=""
				sizes="5.5rem"
				width={1280}
				height={800}
				className="h-16.5 w-22 rounded-md object-cover"
			/>
		) : (
			icon && <Icon shape={icon} className="size-6 text-ink-2" />
		)}
		<div className="min-w-0">
			<b className="block leading-hit">
				<LongWords>{title}</LongWords>
			</b>
			<span className="text-sm text-ink-2">{note}</span>
		</div>
		<div className="flex flex-wrap gap-x-5 empty:hidden max-sm:col-span-full max-sm:*:grow print:hidden">
			{children}
		</div>
	</li>
);
