import { type KeyboardEvent, memo, useRef } from "react";
import { IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import type { CaptionRow } from "./caption-rows.ts";

export interface LineActs {
	change: (key: number, change: Partial<CaptionRow>) => void;
	toNow: (key: number, name: "start" | "end") => void;
	split: (key: number, at: number) => void;
	join: (key: number) => void;
	remove: (key: number) => void;
	/** The film goes to where this is said. */
	seek: (key: number) => void;
	togglePlay: () => void;
}

interface CaptionLineProps {
	row: CaptionRow;
	number: number;
	remark: string | null;
	isLast: boolean;
	acts: LineActs;
}

/** COURSE-04: one caption; with the Alt key everything goes without the mouse. */
export const CaptionLine = memo(function CaptionLine({ row, number, remark, isLast, acts }: CaptionLineProps) {
	const text = useRef<HTMLTextAreaElement>(null);
	const { key } = row;
	const name = `Untertitel ${number}`;
	const split = () => acts.split(key, text.current?.selectionStart ?? 0);
	const keys: Record<string, () => void> = {
		KeyA: () => acts.toNow(key, "start"),
		KeyE: () => acts.toNow(key, "end"),
		KeyT: split,
		KeyV: () => acts.join(key),
		KeyP: acts.togglePlay,
	};
	const press = (event: KeyboardEvent) => {
		const act = event.altKey ? keys[event.code] : undefined;
		if (!act) return;
		event.preventDefault();
		act();
	};
	return (
		<li
			className="caption"
			onKeyDown={press}
			onFocus={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) acts.seek(key);
			}}
		>
			<div className="caption__times">
				<input
					className="input"
					aria-label={`${name}: Anfang`}
					value={row.start}
					onChange={({ currentTarget }) => acts.change(key, { start: currentTarget.value })}
				/>
				<IconButton
					icon={icons.clock}
					label={`${name}: Anfang ist jetzt`}
					variant="quiet"
					size="sm"
					aria-keyshortcuts="Alt+A"
					onClick={() => acts.toNow(key, "start")}
				/>
				<input
					className="input"
					aria-label={`${name}: Ende`}
					value={row.end}
					onChange={({ currentTarget }) => acts.change(key, { end: currentTarget.value })}
				/>
				<IconButton
					icon={icons.clock}
					label={`${name}: Ende ist jetzt`}
					variant="quiet"
					size="sm"
					aria-keyshortcuts="Alt+E"
					onClick={() => acts.toNow(key, "end")}
				/>
			</div>
			<div className="caption__text">
				<textarea
					ref={text}
					className="area"
					rows={2}
					aria-label={`${name}: Text`}
					aria-describedby={remark ? `caption-${key}` : undefined}
					value={row.text}
					onChange={({ currentTarget }) => acts.change(key, { text: currentTarget.value })}
				/>
				{remark && (
					<p id={`caption-${key}`}>
						<State tone="warn">{remark}</State>
					</p>
				)}
			</div>
			<span className="row">
				<IconButton
					icon={icons.scissors}
					label={`${name}: am Cursor teilen`}
					variant="quiet"
					size="sm"
					aria-keyshortcuts="Alt+T"
					onClick={split}
				/>
				<IconButton
					icon={icons.arrowDown}
					label={`${name}: mit dem nächsten verbinden`}
					variant="quiet"
					size="sm"
					disabled={isLast}
					aria-keyshortcuts="Alt+V"
					onClick={() => acts.join(key)}
				/>
				<IconButton
					icon={icons.trash}
					label={`${name}: entfernen`}
					variant="quiet"
					size="sm"
					onClick={() => acts.remove(key)}
				/>
			</span>
		</li>
	);
});
