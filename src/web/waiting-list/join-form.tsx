import { useEffect } from "react";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { Lead } from "#browser/ui/layout.tsx";
import { OFFER_HOURS } from "#contract/waiting-list.ts";
import { useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { FORM_NAME } from "#web/seminars/seminar-forms.ts";
import { countWord } from "#web/sign-ups/person-words.ts";
import { PersonsField } from "#web/sign-ups/persons-field.tsx";
import { type JoinAnswer, type JoinDone, joinDone, joinFormFor } from "./join-definition.ts";
import { WAITING_TITLE } from "./waiting-anchor.ts";

interface JoinFormProps {
	seminarId: number;
	dateId: number;
	headingId: string;
	/** How it came back without JavaScript. */
	answer: JoinAnswer | undefined;
	onDone: (done: JoinDone) => void;
}

/** On the page of a full date. */
export function JoinForm({ seminarId, dateId, headingId, answer, onDone }: JoinFormProps) {
	const definition = joinFormFor(seminarId, dateId);
	const form = useForm(definition, answer?.success ? undefined : answer);
	const persons = Number(form.values.number_of_persons);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it has succeeded
	useEffect(() => {
		const done = joinDone(form);
		if (done) onDone(done);
	}, [form.success]);
	return (
		<form {...form.props()} className="mx-auto grid max-w-column gap-field-groups">
			<div className="grid gap-3">
				<h2 id={headingId}>{WAITING_TITLE}</h2>
				<Lead>
					Wird etwas frei, schreiben wir dir sofort. Der Platz bleibt dann {OFFER_HOURS} Stunden für dich liegen. Erst
					wenn du zusagst, ist er verbindlich.
				</Lead>
				<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es noch einmal." />
			</div>
			<input type="hidden" name={FORM_NAME} value="waiting" />
			<input type="hidden" name="presence_seminar_id" value={seminarId} />
			<input type="hidden" name="presence_seminar_date_id" value={dateId} />
			<FieldGroup title="Wie viele Plätze braucht ihr?">
				<PersonsField
					control={form.text("number_of_persons")}
					onStep={(value) => form.set("number_of_persons", value)}
					hint={persons > 1 ? `Wir melden uns, sobald ${countWord(persons)} Plätze auf einmal frei sind.` : undefined}
				/>
				{persons > 1 && (
					<Checkbox {...form.box("fewer_welcome")}>
						Weniger Plätze helfen uns auch: Meldet euch schon, wenn einer frei wird.
					</Checkbox>
				)}
			</FieldGroup>
			<FieldGroup title="Wie erreichen wir dich?">
				<TextField {...form.text("name")} label="Name" required autoComplete="name" className="sm:col-span-3" />
				<TextField
					{...form.text("email")}
					label="E-Mail"
					type="email"
					required
					autoComplete="email"
					className="sm:col-span-3"
				/>
			</FieldGroup>
			<Honeypot {...form.text("website")} />
			<div className="grid gap-5 border-t-2 border-ink pt-5 sm:grid-cols-end sm:items-center">
				<div className="grid gap-1">
					<PrivacyNote section="seminaranmeldung">
						Kostenlos und unverbindlich. Wir verwenden deine Angaben nur für diese Warteliste.
					</PrivacyNote>
					<RequiredNote />
				</div>
				<Button type="submit" size="lg" busy={form.loading}>
					{WAITING_TITLE}
				</Button>
			</div>
		</form>
	);
}
