import { useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { CAMPAIGN_BLOCK_WORDS, type CampaignBlock, type CampaignBlockKind } from "#contract/office/campaign-blocks.ts";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { MoveButtons } from "../ui/move-buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { BlockFields, type Offers } from "./block-fields.tsx";
import type { Composer } from "./use-composer.ts";

const KINDS: readonly CampaignBlockKind[] = ["text", "article", "dates", "course", "picture", "button"];

function newBlock(kind: CampaignBlockKind, { articles, courses }: Offers): CampaignBlock {
	const key = crypto.randomUUID();
	switch (kind) {
		case "text":
			return { key, kind, title: "", text: "" };
		case "article":
			return { key, kind, id: articles[0]?.id ?? 0 };
		case "course":
			return { key, kind, id: courses[0]?.id ?? 0 };
		case "dates":
			return { key, kind, title: "Seminare der nächsten Wochen", weeks: 4 };
		case "picture":
			return { key, kind, image: "", alt: "", link: "" };
		case "button":
			return { key, kind, label: "", link: "" };
	}
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.filter((_, index) => index !== from);
	return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}

/** NEWS-01: the blocks in their order; moved by dragging, by buttons, or with Alt and the arrows. */
export function BlockList({ composer, offers }: { composer: Composer; offers: Offers }) {
	const { words, set, campaign, faults } = composer;
	const [open, setOpen] = useState<string | null>(null);
	const [said, setSaid] = useState("");
	const dragged = useRef<number | null>(null);
	const { blocks } = words;
	const titleOf = (block: CampaignBlock) => {
		const own = "title" in block ? block.title : block.kind === "button" ? block.label : "";
		return own || campaign.titles[block.key] || CAMPAIGN_BLOCK_WORDS[block.kind];
	};
	const move = (from: number, to: number) => {
		if (to < 0 || to >= blocks.length || from === to) return;
		set({ blocks: moved(blocks, from, to) });
		setSaid(`${titleOf(blocks[from] as CampaignBlock)} steht jetzt an Stelle ${to + 1}.`);
	};
	const add = (kind: CampaignBlockKind) => {
		const block = newBlock(kind, offers);
		set({ blocks: [...blocks, block] });
		setOpen(block.key);
	};
	return (
		<Panel
			title="Bausteine"
			flush
			foot={
				<div className="row">
					{KINDS.map((kind) => (
						<Button key={kind} size="sm" icon={icons.plus} onClick={() => add(kind)}>
							{CAMPAIGN_BLOCK_WORDS[kind]}
						</Button>
					))}
				</div>
			}
		>
			<p className="sr-only" role="status">
				{said}
			</p>
			<ol className="blocks">
				{blocks.map((block, index) => {
					const title = titleOf(block);
					const isOpen = open === block.key;
					const hasFault = Object.keys(faults).some((path) => path.startsWith(`blocks.${index}.`));
					return (
						<li
							key={block.key}
							className={classNames("block", hasFault && "block--bad")}
							draggable={!isOpen}
							onDragStart={() => {
								dragged.current = index;
							}}
							onDragOver={(event) => event.preventDefault()}
							onDrop={() => dragged.current !== null && move(dragged.current, index)}
						>
							<div className="block__h">
								<Icon shape={icons.grip} className="i" />
								<button
									type="button"
									className="block__t"
									aria-expanded={isOpen}
									onClick={() => setOpen(isOpen ? null : block.key)}
									onKeyDown={(event) => {
										if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
										event.preventDefault();
										move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
									}}
								>
									<b>{title}</b>
									<small>
										{CAMPAIGN_BLOCK_WORDS[block.kind]}
										{hasFault && " · noch nicht vollständig"}
									</small>
								</button>
								<MoveButtons name={title} index={index} total={blocks.length} onMove={(to) => move(index, to)} />
								<IconButton
									icon={icons.close}
									label={`${title} entfernen`}
									variant="quiet"
									size="sm"
									onClick={() => set({ blocks: blocks.filter((_, at) => at !== index) })}
								/>
							</div>
							{isOpen && (
								<BlockFields
									block={block}
									offers={offers}
									fault={(name) => faults[`blocks.${index}.${name}`]}
									onChange={(next) => set({ blocks: blocks.with(index, next) })}
								/>
							)}
						</li>
					);
				})}
			</ol>
		</Panel>
	);
}
