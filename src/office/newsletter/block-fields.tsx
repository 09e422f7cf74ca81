import type { CampaignBlock } from "#contract/office/campaign-blocks.ts";
import { type Known, PictureField } from "../library/picture-field.tsx";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";

export interface Offers {
	articles: readonly { id: number; title: string }[];
	courses: readonly { id: number; title: string }[];
	pictures: readonly Known[];
}

interface BlockFieldsProps {
	block: CampaignBlock;
	offers: Offers;
	fault: (name: string) => string | undefined;
	onChange: (block: CampaignBlock) => void;
}

const WEEKS = [1, 2, 3, 4, 6, 8, 12].map((weeks) => ({
	value: String(weeks),
	label: weeks === 1 ? "der nächsten Woche" : `der nächsten ${weeks} Wochen`,
}));

const optionsOf = (list: readonly { id: number; title: string }[], chosen: number) => [
	...(list.some(({ id }) => id === chosen) ? [] : [{ value: String(chosen), label: "Bitte wählen" }]),
	...list.map(({ id, title }) => ({ value: String(id), label: title })),
];

/** What can be said about one block. */
export function BlockFields({ block, offers, fault, onChange }: BlockFieldsProps) {
	const field = (name: string) => ({ id: `${block.key}-${name}`, error: fault(name) });
	const typed =
		(name: string) =>
		({ target }: { target: { value: string } }) =>
			onChange({ ...block, [name]: target.value } as CampaignBlock);
	switch (block.kind) {
		case "text":
			return (
				<div className="block__b stack">
					<TextField {...field("title")} label="Überschrift" optional value={block.title} onChange={typed("title")} />
					<TextAreaField
						{...field("text")}
						label="Text"
						hint="**fett**, [Wort](https://…), Zeilen mit „-“ werden eine Liste."
						rows={6}
						value={block.text}
						onChange={typed("text")}
					/>
				</div>
			);
		case "article":
		case "course":
			return (
				<div className="block__b">
					<SelectField
						{...field("id")}
						label={block.kind === "article" ? "Artikel" : "Videokurs"}
						options={optionsOf(block.kind === "article" ? offers.articles : offers.courses, block.id)}
						value={String(block.id)}
						onChange={({ target }) => onChange({ ...block, id: Number(target.value) })}
					/>
				</div>
			);
		case "dates":
			return (
				<div className="block__b stack">
					<TextField {...field("title")} label="Überschrift" optional value={block.title} onChange={typed("title")} />
					<SelectField
						{...field("weeks")}
						label="Seminare"
						options={WEEKS}
						value={String(block.weeks)}
						onChange={({ target }) => onChange({ ...block, weeks: Number(target.value) })}
					/>
				</div>
			);
		case "picture":
			return (
				<div className="block__b stack">
					<PictureField
						{...field("image")}
						value={block.image}
						pictures={offers.pictures}
						onChoose={({ path, alt }) => onChange({ ...block, image: path, alt })}
					/>
					<TextField {...field("alt")} label="Beschreibung" optional value={block.alt} onChange={typed("alt")} />
					<TextField {...field("link")} label="Führt zu" optional value={block.link} onChange={typed("link")} />
				</div>
			);
		case "button":
			return (
				<div className="block__b stack">
					<TextField {...field("label")} label="Aufschrift" value={block.label} onChange={typed("label")} />
					<TextField {...field("link")} label="Führt zu" value={block.link} onChange={typed("link")} />
				</div>
			);
	}
}
