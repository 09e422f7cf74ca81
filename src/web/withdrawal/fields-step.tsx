import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextAreaField, TextField } from "#browser/forms/text-field.tsx";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { FAILED } from "./review-step.tsx";
import { STEP, type Step, type WithdrawalValues } from "./withdrawal-form.ts";

interface FieldsStepProps {
	form: Form<WithdrawalValues, unknown>;
	onValid: () => void;
}

/** WB-3: nothing but what the law lets us ask for. */
export function FieldsStep({ form, onValid }: FieldsStepProps) {
	const next = () => form.check() && onValid();
	return (
		<form {...form.props(next)} className="grid gap-4.5">
			<RequiredNote />
			<FormSummary form={form} failure={FAILED} />
			<TextField {...form.text("name")} label="Name" required autoComplete="name" />
			<TextAreaField
				{...form.text("contract")}
				label="Vertrag"
				required
				hint="Die Bestell- oder Rechnungsnummer. Hast du keine zur Hand, beschreibe den Vertrag: was du gebucht oder gekauft hast und wann. Möchtest du nur einen Teil widerrufen, schreib dazu, welchen."
			/>
			<TextField
				{...form.text("email")}
				label="E-Mail"
				type="email"
				required
				autoComplete="email"
				hint="Dorthin schicken wir dir sofort die Eingangsbestätigung."
			/>
			<Honeypot {...form.text("website")} />
			<PrivacyNote section="widerruf">
				Wir verwenden deine Angaben nur, um deinen Widerruf zu bearbeiten und zu bestätigen.
			</PrivacyNote>
			<div>
				<Button type="submit" size="lg" name={STEP} value={"review" satisfies Step}>
					Weiter
				</Button>
			</div>
		</form>
	);
}
