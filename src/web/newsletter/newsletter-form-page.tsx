import { type MetaArgs, useActionData } from "react-router";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Seal } from "#browser/ui/outcome.tsx";
import { NEWSLETTER_FORM } from "#contract/legal/declarations/newsletter.ts";
import { NewsletterRequest } from "#contract/newsletter.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { PrivacyNote } from "#web/forms/form-notes.tsx";
import type { PageHandle } from "#web/frame/bare.ts";
import { pageMeta } from "#web/frame/page-meta.ts";

const newsletterForm = defineForm({
	schema: NewsletterRequest,
	initial: { email: "", website: "" },
	body: (values) => values,
	send: (api, body) => api.newsletter.subscribe({ body }),
});

export const handle: PageHandle = { bare: true };
export const action = formAction(newsletterForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Newsletter abonnieren", noIndex: true });

/** FORM-11: stands in a frame of the newsletter page. */
export default function NewsletterFormPage() {
	const form = useForm(newsletterForm, useActionData());
	const heading = useFocusOnChange<HTMLHeadingElement>(form.success);
	return (
		<div className="grid gap-4.5">
			{form.success && <Seal shape={icons.mailCheck} />}
			<h1 ref={heading} tabIndex={-1} className="text-figure-xl leading-(--leading-snug) font-stretch-92%">
				{form.success ? "Noch ein Klick" : "Jetzt abonnieren"}
			</h1>
			{form.success ? (
				<Sent email={form.values.email} />
			) : (
				<form {...form.props()} className="grid gap-4.5">
					<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es später noch einmal." />
					<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="email" />
					<Honeypot {...form.text("website")} />
					<p className="leading-ui">{NEWSLETTER_FORM.text}</p>
					<Button type="submit" size="lg" busy={form.loading}>
						Kostenlos abonnieren
					</Button>
					<PrivacyNote section="newsletter" framed>
						Du bekommst gleich eine E-Mail, in der du deine Anmeldung bestätigst. Deine Adresse verwenden wir nur für
						den Newsletter.
					</PrivacyNote>
				</form>
			)}
		</div>
	);
}

/** The same whether the address is new or known. */
function Sent({ email }: { email: string }) {
	return (
		<>
			<p role="status" className="leading-ui">
				Sieh bitte in dein Postfach: Wir haben eine E-Mail an <b className="wrap-anywhere">{email}</b> geschickt. Öffne
				den Link darin und bestätige, dass du den Newsletter möchtest.
			</p>
			<p className="text-sm text-ink-2">
				Nichts angekommen? Schau im Spam-Ordner nach oder prüfe, ob die Adresse stimmt.
			</p>
		</>
	);
}
