import type { ReactNode } from "react";
import { slugOf } from "#contract/slugs.ts";
import type { Edit } from "../edit/use-edit.ts";
import { PictureField } from "../library/picture-field.tsx";
import { MoneyField, SelectField, TextField } from "../ui/field.tsx";
import { namedOptions, PLEASE } from "../ui/options.ts";
import { RichTextField } from "../writing/rich-text-field.tsx";
import type { Known } from "./load-known.ts";
import { OFFER_LABELS, type OfferValues, priceLine } from "./offer-values.ts";

type Form = Edit<OfferValues>["form"];

/** Of a form that has at least these fields. */
interface OfferForm extends Pick<Form, "values" | "errors" | "set"> {
	text: (name: keyof OfferValues) => Omit<ReturnType<Form["text"]>, "name"> & { name: string };
}

interface WordsProps extends Known {
	form: OfferForm;
	/** Its address follows the topic until somebody has seen it. */
	isNew: boolean;
	/** How wide category and lecturer stand. */
	width: "c4" | "c6";
	/** What else is said of it. */
	children: ReactNode;
}

/** What a seminar or a video course is called and says of itself. */
export function OfferWords({ form, choices, pictures, isNew, width, children }: WordsProps) {
	const { values } = form;
	const topic = form.text("topic");
	const { id, value, error, onBlur } = form.text("description");
	const followsTopic = isNew && (values.slug === "" || values.slug === slugOf(values.topic));
	return (
		<div className="form">
			<TextField
				{...topic}
				label={OFFER_LABELS.topic}
				hint={`${values.topic.length} Zeichen. Bis 60 bleibt es auf Karten zweizeilig.`}
				onChange={(event) => {
					topic.onChange(event);
					if (followsTopic) form.set("slug", slugOf(event.currentTarget.value));
				}}
			/>
			<RichTextField
				{...{ id, value, error, onBlur, pictures }}
				label={OFFER_LABELS.description}
				onChange={(html) => form.set("description", html)}
			/>
			<SelectField
				{...form.text("category_id")}
				label={OFFER_LABELS.category_id}
				options={[PLEASE, ...namedOptions(choices.categories)]}
				className={width}
			/>
			<SelectField
				{...form.text("lecturer_id")}
				label={OFFER_LABELS.lecturer_id}
				options={[PLEASE, ...namedOptions(choices.lecturers)]}
				className={width}
			/>
			{children}
		</div>
	);
}

interface PriceProps {
	form: OfferForm;
	label: string;
	disabled?: boolean;
}

export const OfferPrice = ({ form, label, disabled = false }: PriceProps) => (
	<MoneyField {...form.text("price")} label={label} disabled={disabled} hint="Leer heißt kostenlos." className="c4" />
);

interface LineProps {
	price: string;
	taxCategory?: string;
	className: string;
}

/** What visitors read of a price. */
export const PriceLine = ({ price, taxCategory, className }: LineProps) => (
	<p className={`field ${className}`}>
		<span className="lbl">So steht es da</span>
		<span>{priceLine(price, taxCategory)}</span>
	</p>
);

interface PictureProps extends Pick<Known, "pictures"> {
	form: OfferForm;
	title: string;
	/** Another way to a picture. */
	children?: ReactNode;
}

/** A picture brings its words along. */
export function OfferPicture({ form, pictures, title, children }: PictureProps) {
	return (
		<section className="form" aria-label={title}>
			<h3>{title}</h3>
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
			{children}
			<TextField
				{...form.text("image_alt")}
				label={OFFER_LABELS.image_alt}
				hint="Für alle, die es nicht sehen. Ein Satz genügt."
			/>
		</section>
	);
}
