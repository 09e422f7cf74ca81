import { useId } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { BLOCK_WORDS, type BlockKind, type TextBlock } from "#contract/office/seminar-writing.ts";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";

interface TextBlocksFieldProps {
	id: string;
	label: string;
	blocks: readonly TextBlock[];
	error?: string | undefined;
	onChange: (blocks: TextBlock[]) => void;
}

const KINDS = (Object.keys(BLOCK_WORDS) as BlockKind[]).filter((kind) => kind !== "fixed");
const ROWS: Partial<Record<BlockKind, number>> = { h2: 1, h3: 1, p: 4, quote: 3 };

const moved = (blocks: readonly TextBlock[], from: number, to: number): TextBlock[] => {
	const block = blocks[from];
	return block ? blocks.toSpliced(from, 1).toSpliced(to, 0, block) : [...blocks];
};

/** A text as its paragraphs, headings and lists: each can be said what it is, moved and taken away. */
export function TextBlocksField({ id, label, blocks, error, onChange }: TextBlocksFieldProps) {
	const legend = useId();
	const put = (index: number, block: TextBlock) => onChange(blocks.with(index, block));
	return (
		<fieldset className="blocks" aria-describedby={`${id}-hint`}>
			<legend id={legend} className="lbl">
				{label}
			</legend>
			<ol>
				{blocks.map((block, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
					<li key={index}>
						<BlockHead
							index={index}
							count={blocks.length}
							block={block}
							onKind={(kind) => put(index, { ...block, kind })}
							onMove={(to) => onChange(moved(blocks, index, to))}
							onRemove={() => onChange(blocks.toSpliced(index, 1))}
						/>
						<textarea
							id={index === 0 ? id : undefined}
							className={error ? "area input--bad" : "area"}
							aria-label={`${BLOCK_WORDS[block.kind]} ${index + 1}`}
							aria-invalid={error && index === 0 ? true : undefined}
							aria-describedby={error ? `${id}-error` : `${id}-hint`}
							rows={ROWS[block.kind] ?? 4}
							readOnly={block.kind === "fixed"}
							value={block.text}
							onChange={({ currentTarget }) => put(index, { ...block, text: currentTarget.value })}
						/>
					</li>
				))}
			</ol>
			<p id={`${id}-hint`} className="hint">
				In einer Liste ist jede Zeile ein Punkt. **Zwei Sterne** machen fett, *einer* kursiv, [Worte](/adresse) einen
				Link.
			</p>
			{error && (
				<p id={`${id}-error`} className="msg-bad">
					<Icon shape={icons.error} className="i i--s" />
					{error}
				</p>
			)}
			<Button size="sm" icon={icons.plus} onClick={() => onChange([...blocks, { kind: "p", text: "" }])}>
				Absatz anfügen
			</Button>
		</fieldset>
	);
}

interface BlockHeadProps {
	index: number;
	count: number;
	block: TextBlock;
	onKind: (kind: BlockKind) => void;
	onMove: (to: number) => void;
	onRemove: () => void;
}

function BlockHead({ index, count, block: { kind }, onKind, onMove, onRemove }: BlockHeadProps) {
	const name = `${BLOCK_WORDS[kind]} ${index + 1}`;
	return (
		<div className="row row--between">
			{kind === "fixed" ? (
				<span className="muted s">{BLOCK_WORDS.fixed}</span>
			) : (
				<select
					className="select"
					aria-label={`Art von Teil ${index + 1}`}
					value={kind}
					onChange={({ currentTarget }) => onKind(currentTarget.value as BlockKind)}
				>
					{KINDS.map((one) => (
						<option key={one} value={one}>
							{BLOCK_WORDS[one]}
						</option>
					))}
				</select>
			)}
			<span className="row">
				<IconButton
					icon={icons.arrowUp}
					label={`${name} nach oben`}
					size="sm"
					variant="quiet"
					disabled={index === 0}
					onClick={() => onMove(index - 1)}
				/>
				<IconButton
					icon={icons.arrowDown}
					label={`${name} nach unten`}
					size="sm"
					variant="quiet"
					disabled={index === count - 1}
					onClick={() => onMove(index + 1)}
				/>
				<IconButton
					icon={icons.trash}
					label={`${name} entfernen`}
					size="sm"
					variant="quiet"
					disabled={count === 1}
					onClick={onRemove}
				/>
			</span>
		</div>
	);
}
