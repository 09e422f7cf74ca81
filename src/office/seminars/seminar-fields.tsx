import type { Choices } from "#contract/office/choices.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import type { TextBlock } from "#contract/office/seminar-writing.ts";
import { slugOf } from "#contract/slugs.ts";
import type { Edit } from "../edit/use-edit.ts";
import { PictureField } from "../library/picture-field.tsx";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Check } from "../ui/choice.tsx";
import { MoneyField, SelectField, TextField } from "../ui/field.tsx";
import { namedOptions, PLEASE } from "../ui/options.ts";
import { blocksIn, LABELS, priceLine, type SeminarValues } from "./seminar-values.ts";
import { TextBlocksField } from "./text-blocks-field.tsx";

export interface Known {
	choices: Choices;
	pictures: readonly OfficePicture[];
}

interface FieldsProps extends Known {
	form: Edit<SeminarValues>["form"];
	/** Its address follows the topic until somebody has seen it. */
	isNew: boolean;
	/** How many have booked at the price so far. */
	booked: number;
}

const TAXES = [
	{ value: "standard", label: "19 % enthalten" },
	{ value: "exempt", label: "umsatzsteuerfrei" },
];

export function SeminarFields(props: FieldsProps) {
	return (
		<>
			<Words {...props} />
			<Terms {...props} />
			<Look {...props} />
		</>
	);
}

function Words({ form, choices, isNew }: FieldsProps) {
	const { values } = form;
	const topic = form.text("topic");
	const followsTopic = isNew && (values.slug === "" || values.slug === slugOf(values.topic));
	return (
		<div className="form">
			<TextField
				{...topic}
				label={LABELS.topic}
				hint={`${values.topic.length} Zeichen. Bis 60 bleibt es auf Karten zweizeilig.`}
				onChange={(event) => {
					topic.onChange(event);
					if (followsTopic) form.set("slug", slugOf(event.currentTarget.value));
				}}
			/>
			<TextBlocksField
				id={form.text("description").id}
				label={LABELS.description}
				blocks={blocksIn(values.description)}
				error={form.errors.description}
				onChange={(blocks: TextBlock[]) => form.set("description", JSON.stringify(blocks))}
			/>
			<SelectField
				{...form.text("category_id")}
				label={LABELS.category_id}
				options={[PLEASE, ...namedOptions(choices.categories)]}
				className="c4"
			/>
			<SelectField
				{...form.text("lecturer_id")}
				label={LABELS.lecturer_id}
				options={[PLEASE, ...namedOptions(choices.lecturers)]}
				className="c4"
			/>
			<TextField {...form.text("duration")} label={LABELS.duration} placeholder="ca. 3 Stunden" className="c4" />
		</div>
	);
}

function Terms({ form, choices, isNew, booked }: FieldsProps) {
	const mayAll = useMay()("seminars.write");
	const disabled = !mayAll;
	const { values } = form;
	return (
		<section className="form" aria-label="Ort, Preis und Steuer">
			<h3>Ort, Preis und Steuer</h3>
			<TextField
				{...form.text("slug")}
				label={LABELS.slug}
				disabled={disabled}
				hint={isNew ? "Kommt vom Thema. Steht hinter /seminare/." : "Alte Links führen danach zur neuen Adresse."}
				className="c6"
			/>
			<SelectField
				{...form.text("place_id")}
				label={LABELS.place_id}
				disabled={disabled}
				options={[{ value: "", label: "Online, per Videokonferenz" }, ...namedOptions(choices.places)]}
				className="c6"
			/>
			<MoneyField
				{...form.text("price")}
				label={LABELS.price}
				disabled={disabled || values.tax_supported}
				hint="Leer heißt kostenlos."
				className="c4"
			/>
			<SelectField
				{...form.text("tax_category")}
				label={LABELS.tax_category}
				disabled={disabled}
				options={TAXES}
				className="c4"
			/>
			<p className="field c4">
				<span className="lbl">So steht es da</span>
				<span>{values.tax_supported ? "kostenlos" : priceLine(values.price, values.tax_category)}</span>
			</p>
			<Check
				{...form.box("tax_supported")}
				disabled={disabled}
				label={LABELS.tax_supported}
				hint="Dann kostenlos, mit Fragen zum Engagement und Verwendungsnachweis."
			/>
			{!isNew && (
				<Alert kind="info">
					{booked > 0
						? `Ein neuer Preis gilt für neue Buchungen. Die ${booked} Personen, die schon gebucht haben, behalten ihren.`
						: "Ein neuer Preis gilt für neue Buchungen. Rechnungen, die es schon gibt, ändern sich nie."}
				</Alert>
			)}
			{disabled && <Alert kind="info">Adresse, Ort und Preis ändern Büro und Leitung.</Alert>}
		</section>
	);
}

function Look({ form, pictures }: FieldsProps) {
	return (
		<section className="form" aria-label="Bild">
			<h3>Bild</h3>
			<PictureField
				id={form.text("image").id}
				value={form.values.image}
				pictures={pictures}
				error={form.errors.image}
				onChoose={({ path, alt }) => {
					form.set("image", path);
					form.set("image_alt", alt);
				}}
			/>
			<TextField
				{...form.text("image_alt")}
				label={LABELS.image_alt}
				hint="Für alle, die es nicht sehen. Ein Satz genügt."
			/>
		</section>
	);
}
