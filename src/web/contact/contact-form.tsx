import { useEffect } from "react";
import { useActionData } from "react-router";
import { randomKey } from "#browser/api/random-key.ts";
import { FormPanel } from "#browser/forms/form-panel.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextAreaField, TextField } from "#browser/forms/text-field.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { ContactRequest } from "#contract/contact.ts";
import { defineForm, useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";

const TITLE = "Beratung anfragen";
const SENT = "Deine Anfrage wurde erfolgreich gesendet. Wir melden uns so schnell wie möglich bei dir.";
/** ERR-13: the specification's own words. */
const FAILED = "Bei der Buchung ist ein Fehler aufgetreten.";

export const contactForm = defineForm({
	schema: ContactRequest,
	initial: { name: "", company: "", email: "", phone: "", description: "", idempotency_key: "", website: "" },
	body: ({ idempotency_key, ...values }) => ({ ...values, ...(idempotency_key ? { idempotency_key } : {}) }),
	send: (api, body) => api.contact.send({ body }),
});

/** FORM-05 to FORM-08: the request for advice. Its page has `formAction(contactForm)` as its action. */
export function ContactForm() {
	const form = useForm(contactForm, useActionData());
	const sent = useFocusOnChange<HTMLDivElement>(form.success);

	// The same key for every try: whoever sends again because no answer came has written once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once at the beginning
	useEffect(() => form.set("idempotency_key", randomKey()), []);

	if (form.success) {
		return (
			<FormPanel title={TITLE}>
				<div ref={sent} tabIndex={-1} className="mt-4">
					<Notice kind="ok" role="status">
						<p>{SENT}</p>
					</Notice>
				</div>
			</FormPanel>
		);
	}
	return (
		<FormPanel title={TITLE}>
			<div className="mt-1.5 mb-4">
				<RequiredNote />
			</div>
			<form {...form.props()} className="grid gap-x-5 gap-y-4.5 *:col-span-full sm:grid-cols-2">
				<FormSummary form={form} failure={FAILED} />
				<TextField {...form.text("name")} label="Name" required autoComplete="name" className="sm:col-span-1" />
				<TextField
					{...form.text("company")}
					label="Institution"
					optional
					autoComplete="organization"
					className="sm:col-span-1"
				/>
				<TextField
					{...form.text("email")}
					label="E-Mail"
					type="email"
					required
					autoComplete="email"
					className="sm:col-span-1"
				/>
				<TextField
					{...form.text("phone")}
					label="Telefon"
					type="tel"
					optional
					autoComplete="tel"
					className="sm:col-span-1"
				/>
				<TextAreaField {...form.text("description")} label="Nachricht" required />
				<Honeypot {...form.text("website")} />
				<PrivacyNote section="kontakt">Wir verwenden deine Angaben nur, um deine Anfrage zu beantworten.</PrivacyNote>
				<div>
					<Button type="submit" size="lg" busy={form.loading}>
						{!form.loading && <Icon shape={icons.send} />}
						Anfrage senden
					</Button>
				</div>
			</form>
		</FormPanel>
	);
}
