import { useEffect } from "react";
import { randomKey } from "#browser/api/random-key.ts";
import { FormPanel } from "#browser/forms/form-panel.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { useKeptForm } from "#browser/forms/kept-form.ts";
import { TextAreaField, TextField } from "#browser/forms/text-field.tsx";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { telephone } from "#browser/ui/telephone.ts";
import { ContactRequest } from "#contract/contact.ts";
import { defineForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { useSite } from "#web/frame/site.ts";
import { registerOfflineWorker } from "#web/offline/register-worker.ts";

const TITLE = "Beratung anfragen";
/** ERR-13: the specification's own words. */
const FAILED = "Bei der Buchung ist ein Fehler aufgetreten.";

export const contactForm = defineForm({
	schema: ContactRequest,
	initial: { name: "", company: "", email: "", phone: "", description: "", idempotency_key: "", website: "" },
	body: ({ idempotency_key, ...values }) => ({ ...values, ...(idempotency_key ? { idempotency_key } : {}) }),
	send: (api, body) => api.contact.send({ body }),
});

const KEPT_FIELDS = ["name", "company", "email", "phone", "description"];

interface ContactFormProps {
	form: Form<typeof contactForm.initial, unknown>;
}

/** FORM-05 to FORM-08: the request for advice. Its page has `formAction(contactForm)` as its action. */
export function ContactForm({ form }: ContactFormProps) {
	const { provider } = useSite();

	// The same key for every try: whoever sends again because no answer came has written once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once at the beginning
	useEffect(() => form.set("idempotency_key", randomKey()), []);
	useKeptForm(form, {
		title: "Deine Anfrage an uns",
		back: "Zurück zu deiner Anfrage",
		fields: KEPT_FIELDS,
		onBegun: registerOfflineWorker,
	});

	return (
		<FormPanel title={TITLE}>
			<div className="mt-1.5 mb-4">
				<RequiredNote />
			</div>
			<form {...form.props()} className="grid gap-x-5 gap-y-4.5 *:col-span-full sm:grid-cols-2">
				<FormSummary form={form} failure={FAILED} unsent="Deine Nachricht ist" />
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
						{!form.loading && <Icon shape={form.unanswered ? icons.retry : icons.send} />}
						{form.unanswered ? "Noch einmal senden" : "Anfrage senden"}
					</Button>
				</div>
				{form.unanswered && (
					<p className="text-sm text-ink-2">
						Eilig? Ruf uns an:{" "}
						<a href={telephone(provider.phone)} className="whitespace-nowrap text-link underline">
							{provider.phone}
						</a>
					</p>
				)}
			</form>
		</FormPanel>
	);
}
