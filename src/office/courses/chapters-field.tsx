import { useId } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import type { ChapterDraft } from "./course-values.ts";

interface ChaptersFieldProps {
	id: string;
	label: string;
	chapters: readonly ChapterDraft[];
	error?: string | undefined;
	onChange: (chapters: ChapterDraft[]) => void;
}

/** From when on the film is about what: each chapter lasts until the next. */
export function ChaptersField({ id, label, chapters, error, onChange }: ChaptersFieldProps) {
	const hint = useId();
	const put = (index: number, change: Partial<ChapterDraft>) =>
		onChange(chapters.map((chapter, at) => (at === index ? { ...chapter, ...change } : chapter)));
	return (
		<fieldset id={id} tabIndex={-1} className="chapters" aria-describedby={error ? `${id}-error` : hint}>
			<legend className="lbl">{label}</legend>
			<ol>
				{chapters.map((chapter, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place in the film
					<li key={index}>
						<input
							className="input"
							aria-label={`Beginn von Kapitel ${index + 1}`}
							placeholder="3:42"
							value={chapter.start}
							onChange={({ currentTarget }) => put(index, { start: currentTarget.value })}
						/>
						<input
							className="input"
							aria-label={`Titel von Kapitel ${index + 1}`}
							placeholder="Titel"
							value={chapter.title}
							onChange={({ currentTarget }) => put(index, { title: currentTarget.value })}
						/>
						<IconButton
							icon={icons.trash}
							label={`Kapitel ${index + 1} entfernen`}
							variant="quiet"
							size="sm"
							onClick={() => onChange(chapters.toSpliced(index, 1))}
						/>
						<input
							className="input"
							aria-label={`Worum es in Kapitel ${index + 1} geht`}
							placeholder="Worum es geht, in einem Satz"
							value={chapter.text}
							onChange={({ currentTarget }) => put(index, { text: currentTarget.value })}
						/>
					</li>
				))}
			</ol>
			<p id={hint} className="hint">
				Beginn in Minuten und Sekunden, zum Beispiel 3:42.
			</p>
			{error && (
				<p id={`${id}-error`} className="msg-bad">
					<Icon shape={icons.error} className="i i--s" />
					{error}
				</p>
			)}
			<div>
				<Button
					size="sm"
					icon={icons.plus}
					onClick={() => onChange([...chapters, { start: chapters.length === 0 ? "0:00" : "", title: "", text: "" }])}
				>
					Kapitel
				</Button>
			</div>
		</fieldset>
	);
}
