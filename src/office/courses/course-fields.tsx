import type { Choices } from "#contract/office/choices.ts";
import type { TextBlock } from "#contract/office/seminar-writing.ts";
import { slugOf } from "#contract/slugs.ts";
import type { Edit } from "../edit/use-edit.ts";
import { type Known as KnownPicture, PictureField } from "../library/picture-field.tsx";
import { blocksIn, priceLine } from "../seminars/seminar-values.ts";
import { TextBlocksField } from "../seminars/text-blocks-field.tsx";
import { Alert } from "../ui/alert.tsx";
import { MoneyField, SelectField, TextField } from "../ui/field.tsx";
import { namedOptions, PLEASE } from "../ui/options.ts";
import { ChaptersField } from "./chapters-field.tsx";
import { type ChapterDraft, type CourseValues, chaptersIn, LABELS } from "./course-values.ts";
import { FilmFrame } from "./film-frame.tsx";

export interface Known {
	choices: Choices;
	pictures: readonly KnownPicture[];
}

interface FieldsProps extends Known {
	form: Edit<CourseValues>["form"];
	/** Its address follows the topic until somebody has seen it. */
	isNew: boolean;
	/** Once it was shown, its address stays. */
	wasShown: boolean;
	/** The film on this page, for its frames. */
	video?: HTMLVideoElement | null;
}

export function CourseFields(props: FieldsProps) {
	return (
		<>
			<Words {...props} />
			<Offer {...props} />
			<Poster {...props} />
			<Chapters {...props} />
		</>
	);
}

function Words({ form, choices, isNew, wasShown }: FieldsProps) {
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
				className="c6"
			/>
			<SelectField
				{...form.text("lecturer_id")}
				label={LABELS.lecturer_id}
				options={[PLEASE, ...namedOptions(choices.lecturers)]}
				className="c6"
			/>
			<TextField
				{...form.text("slug")}
				label={LABELS.slug}
				disabled={wasShown}
				hint={
					wasShown
						? "Sie bleibt, seit der Kurs einmal zu sehen war: Links von außen führen hierher."
						: "Kommt vom Thema. Steht hinter /videokurse/."
				}
			/>
		</div>
	);
}

function Offer({ form, isNew }: FieldsProps) {
	return (
		<section className="form" aria-label="Angebot">
			<h3>Angebot</h3>
			<MoneyField {...form.text("price")} label={LABELS.price} hint="Leer heißt kostenlos." className="c4" />
			<p className="field c8">
				<span className="lbl">So steht es da</span>
				<span>{priceLine(form.values.price)}</span>
			</p>
			{!isNew && (
				<Alert kind="info">
					Ein neuer Preis gilt für neue Käufe. Bestellungen und Rechnungen, die es schon gibt, ändern sich nie. Wer
					kauft, hat ab dem ersten Start 24 Stunden Zeit.
				</Alert>
			)}
		</section>
	);
}

function Poster({ form, pictures, video = null }: FieldsProps) {
	return (
		<section className="form" aria-label="Standbild">
			<h3>Standbild</h3>
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
			<FilmFrame video={video} topic={form.values.topic} onPicture={(path) => form.set("image", path)} />
			<TextField
				{...form.text("image_alt")}
				label={LABELS.image_alt}
				hint="Für alle, die es nicht sehen. Ein Satz genügt."
			/>
		</section>
	);
}

function Chapters({ form }: FieldsProps) {
	return (
		<ChaptersField
			id={form.text("chapters").id}
			label={LABELS.chapters}
			chapters={chaptersIn(form.values.chapters)}
			error={form.errors.chapters}
			onChange={(chapters: ChapterDraft[]) => form.set("chapters", JSON.stringify(chapters))}
		/>
	);
}
