import type { Edit } from "../edit/use-edit.ts";
import type { Known } from "../offers/load-known.ts";
import { OfferPicture, OfferPrice, OfferWords, PriceLine } from "../offers/offer-fields.tsx";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Check } from "../ui/choice.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { namedOptions } from "../ui/options.ts";
import { LABELS, ONLINE, type SeminarValues } from "./seminar-values.ts";

interface FieldsProps extends Known {
	form: Edit<SeminarValues>["form"];
	isNew: boolean;
	/** How many have booked at the price so far. */
	booked: number;
}

const TAXES = [
	{ value: "standard", label: "19 % enthalten" },
	{ value: "exempt", label: "umsatzsteuerfrei" },
];

export function SeminarFields(props: FieldsProps) {
	const { form, choices, pictures, isNew } = props;
	return (
		<>
			<OfferWords {...{ form, choices, pictures, isNew }} width="c4">
				<TextField {...form.text("duration")} label={LABELS.duration} placeholder="ca. 3 Stunden" className="c4" />
			</OfferWords>
			<Terms {...props} />
			<OfferPicture form={form} pictures={pictures} title={LABELS.image} />
		</>
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
				options={[{ value: "", label: ONLINE }, ...namedOptions(choices.places)]}
				className="c6"
			/>
			<OfferPrice form={form} label={LABELS.price} disabled={disabled || values.tax_supported} />
			<SelectField
				{...form.text("tax_category")}
				label={LABELS.tax_category}
				disabled={disabled}
				options={TAXES}
				className="c4"
			/>
			<PriceLine price={values.tax_supported ? "" : values.price} taxCategory={values.tax_category} className="c4" />
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
