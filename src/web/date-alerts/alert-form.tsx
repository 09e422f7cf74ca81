import { useEffect } from "react";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { Lead } from "#browser/ui/layout.tsx";
import { useForm } from "#web/forms/form.ts";
import { PrivacyNote } from "#web/forms/form-notes.tsx";
import { FORM_NAME } from "#web/seminars/seminar-forms.ts";
import { ALERT_TITLE } from "./alert-anchor.ts";
import { type AlertAnswer, alertDone, alertFormFor } from "./alert-definition.ts";

interface AlertFormProps {
	seminarId: number;
	title: string;
	headingId: string;
	/** How it came back without JavaScript. */
	answer: AlertAnswer | undefined;
	onDone: (email: string) => void;
}

/** For a seminar that has no date to take. */
export function AlertForm({ seminarId, title, headingId, answer, onDone }: AlertFormProps) {
	const form = useForm(alertFormFor(seminarId), answer?.success ? undefined : answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it has succeeded
	useEffect(() => {
		const email = alertDone(form);
		if (email) onDone(email);
	}, [form.success]);
	return (
		<form {...form.props()} className="mx-auto grid max-w-column gap-5">
			<h2 id={headingId}>{title}</h2>
			<Lead>
				Für dieses Seminar steht gerade kein neuer Termin fest. Sobald es einen gibt, schreiben wir dir: genau einmal,
				danach löschen wir deine Adresse.
			</Lead>
			<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es noch einmal." />
			<input type="hidden" name={FORM_NAME} value="alert" />
			<input type="hidden" name="presence_seminar_id" value={seminarId} />
			<div className="grid gap-3 sm:grid-cols-end sm:items-start">
				<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="email" />
				<Button type="submit" size="lg" busy={form.loading} className="sm:mt-5">
					{ALERT_TITLE}
				</Button>
			</div>
			<Honeypot {...form.text("website")} />
			<PrivacyNote section="seminaranmeldung">
				Zuerst kommt eine E-Mail, in der du deine Adresse bestätigst.
			</PrivacyNote>
		</form>
	);
}
