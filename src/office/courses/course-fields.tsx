import type { Edit } from "../edit/use-edit.ts";
import type { Known } from "../offers/load-known.ts";
import { OfferPicture, OfferPrice, OfferWords, PriceLine } from "../offers/offer-fields.tsx";
import { Alert } from "../ui/alert.tsx";
import { TextField } from "../ui/field.tsx";
import { ChaptersField } from "./chapters-field.tsx";
import { type ChapterDraft, type CourseValues, chaptersIn, LABELS } from "./course-values.ts";
import { FilmFrame } from "./film-frame.tsx";

interface FieldsProps extends Known {
	form: Edit<CourseValues>["form"];
	isNew: boolean;
	/** Once it was shown, its address stays. */
	wasShown: boolean;
	/** The film on this page, for its frames. */
	video?: HTMLVideoElement | null;
}

export function CourseFields({ form, choices, pictures, isNew, wasShown, video = null }: FieldsProps) {
	return (
		<>
			<OfferWords {...{ form, choices, pictures, isNew }} width="c6">
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
			</OfferWords>
			<section className="form" aria-label="Angebot">
				<h3>Angebot</h3>
				<OfferPrice form={form} label={LABELS.price} />
				<PriceLine price={form.values.price} className="c8" />
				{!isNew && (
					<Alert kind="info">
						Ein neuer Preis gilt für neue Käufe. Bestellungen und Rechnungen, die es schon gibt, ändern sich nie. Wer
						kauft, hat ab dem ersten Start 24 Stunden Zeit.
					</Alert>
				)}
			</section>
			<OfferPicture form={form} pictures={pictures} title={LABELS.image}>
				<FilmFrame video={video} topic={form.values.topic} onPicture={(path) => form.set("image", path)} />
			</OfferPicture>
			<ChaptersField
				id={form.text("chapters").id}
				label={LABELS.chapters}
				chapters={chaptersIn(form.values.chapters)}
				error={form.errors.chapters}
				onChange={(chapters: ChapterDraft[]) => form.set("chapters", JSON.stringify(chapters))}
			/>
		</>
	);
}
