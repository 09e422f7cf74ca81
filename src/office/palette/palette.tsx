import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { Section } from "../frame/navigation.ts";
import { takeTyped } from "../keys/hold-keys.ts";
import { useColleague, useMay } from "../session/colleague.ts";
import { Key } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { commandsFor } from "./commands.ts";
import { type Group, type Item, matching, recentItems } from "./items.ts";
import { useHits } from "./use-hits.ts";

interface PaletteProps {
	sections: readonly Section[];
	onClose: () => void;
}

/** Search and commands from everywhere: type, arrows, Enter. */
export default function Palette({ sections, onClose }: PaletteProps) {
	const element = useRef<HTMLDialogElement>(null);
	const [text, setText] = useState("");
	const [chosen, setChosen] = useState(0);
	const { id: userId } = useColleague();
	const may = useMay();
	const navigate = useNavigate();
	const listId = useId();
	const commands = useMemo(() => commandsFor(sections, may), [sections, may]);
	const { groups: hits, asking, failed } = useHits(text);
	const groups: Group[] =
		text.trim() === ""
			? [recentItems(userId), { title: "Befehle", items: commands }]
			: [...hits, { title: "Befehle", items: matching(commands, text) }];
	const shown = groups.filter(({ items }) => items.length > 0);
	const items = shown.flatMap((group) => group.items);
	const at = Math.min(chosen, items.length - 1);

	useLayoutEffect(() => {
		const dialog = element.current;
		dialog?.showModal();
		const waiting = takeTyped();
		if (waiting) setText(waiting);
		// While it still stands in the page, so that the element that had the focus gets it back.
		return () => dialog?.close();
	}, []);
	useEffect(() => {
		document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" });
	}, [at, listId]);

	const go = (item: Item | undefined) => {
		if (!item) return;
		onClose();
		void navigate(item.path);
	};
	const press = (event: React.KeyboardEvent) => {
		event.stopPropagation();
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			setChosen((at + step + items.length) % Math.max(items.length, 1));
		}
		if (event.key === "Enter") {
			event.preventDefault();
			go(items[at]);
		}
	};

	return (
		<dialog
			ref={element}
			className="pal"
			aria-label="Suchen oder Befehl ausführen"
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => event.target === event.currentTarget && onClose()}
			onKeyDown={press}
		>
			<div className="pal__in">
				<Icon shape={icons.search} className="i" />
				<input
					type="text"
					role="combobox"
					aria-expanded="true"
					aria-controls={listId}
					aria-activedescendant={items.length > 0 ? `${listId}-${at}` : undefined}
					aria-autocomplete="list"
					aria-label="Suchen oder Befehl"
					placeholder="Name, Nummer, Seminar oder Befehl"
					autoComplete="off"
					spellCheck={false}
					value={text}
					onChange={({ currentTarget: { value } }) => {
						setText(value);
						setChosen(0);
					}}
				/>
				<Key>Esc</Key>
			</div>
			<div id={listId} role="listbox" aria-label="Treffer" className="pal__list">
				<Results groups={shown} {...{ listId, at, go }} />
			</div>
			<p role="status" className="sr-only">
				{text.trim() !== "" && !asking && `${items.length} Treffer`}
			</p>
			{failed && <p className="pal__none">Die Suche antwortet gerade nicht. Befehle gehen trotzdem.</p>}
			{items.length === 0 && !asking && !failed && <p className="pal__none">{`Kein Treffer für „${text.trim()}“.`}</p>}
			<div className="pal__f">
				<span>
					<Key>↑</Key> <Key>↓</Key> wählen
				</span>
				<span>
					<Key>↵</Key> öffnen
				</span>
				<span>
					<Key>{">"}</Key> nur Befehle
				</span>
				<span>
					<Key>#</Key> Nummern
				</span>
				<span>
					<Key>@</Key> Menschen
				</span>
			</div>
		</dialog>
	);
}

interface ResultsProps {
	groups: readonly Group[];
	listId: string;
	at: number;
	go: (item: Item) => void;
}

function Results({ groups, listId, at, go }: ResultsProps) {
	let index = -1;
	return groups.map(({ title, items }) => (
		// biome-ignore lint/a11y/useSemanticElements: a group of options
		<div key={title} role="group" aria-label={title}>
			<span className="pal__g" aria-hidden="true">
				{title}
			</span>
			{items.map((item) => {
				index += 1;
				const place = index;
				return (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
					// biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus
					<div
						key={item.path + item.title}
						id={`${listId}-${place}`}
						role="option"
						aria-selected={place === at}
						onClick={() => go(item)}
					>
						<Icon shape={item.icon} className="i" />
						<span>
							{item.title} {item.detail && <small>{item.detail}</small>}
						</span>
						{item.end && <span className="end">{item.end}</span>}
					</div>
				);
			})}
		</div>
	));
}
