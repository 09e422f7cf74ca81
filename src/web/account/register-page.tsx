import { type ClientLoaderFunctionArgs, type MetaArgs, useActionData } from "react-router";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { currentSession } from "#browser/session/session.ts";
import { Button } from "#browser/ui/button.tsx";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { paths } from "#contract/paths.ts";
import { Registration } from "#contract/registration.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { TermsBox } from "#web/forms/terms-box.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { Eyebrow, PROMISE } from "./gate.tsx";
import { lead } from "./member-loader.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PersonFields } from "./person-fields.tsx";

const CREATED =
	"Dein Konto wurde erfolgreich erstellt. Du bekommst in Kürze eine E-Mail mit der Erstellungsbestätigung.";
const FAILED = "Beim Erstellen des Konto ist ein Fehler aufgetreten.";

const registrationForm = defineForm({
	schema: Registration,
	initial: {
		name: "",
		company: "",
		street_address: "",
		street_suffix: "",
		postcode: "",
		city: "",
		email: "",
		phone_number: "",
		date_of_birth: "",
		password: "",
		password_repeat: "",
		accept_terms: false,
		website: "",
	},
	body: (values) => values,
	send: (api, body) => api.accounts.register({ body }),
	resets: true,
});

/** Without JavaScript. */
export const action = formAction(registrationForm);

/** Whoever is logged in has an account. */
function goOn({ request }: Pick<ClientLoaderFunctionArgs, "request">): null {
	if (currentSession()) throw lead(request, paths.profile);
	return null;
}
export const loader = () => null;
export const clientLoader = Object.assign(goOn, { hydrate: true as const });

export const meta = (args: MetaArgs) =>
	pageMeta(args, { title: "Konto erstellen", description: PROMISE, noIndex: true });

export default function RegisterPage() {
	return (
		<Wrap className="max-w-[calc(52rem+2*var(--spacing-gutter))]! pb-page-end">
			<div className="pt-page-top pb-head-end">
				<Eyebrow />
				<h1>Konto erstellen</h1>
				<Lead className="mt-4.5">{PROMISE}</Lead>
			</div>
			<RegisterForm />
		</Wrap>
	);
}

function RegisterForm() {
	const form = useForm(registrationForm, useActionData());
	const created = useFocusOnChange<HTMLDivElement>(form.success);
	return (
		<form {...form.props()} className="grid gap-field-groups rounded-xl border border-line bg-surface p-panel">
			{form.success && (
				<div ref={created} tabIndex={-1}>
					<Notice kind="ok" role="status">
						<p>{CREATED}</p>
						<p>
							Bestätige darin bitte deine Adresse. <TextLink to={paths.login}>Anmelden</TextLink> kannst du dich schon
							jetzt.
						</p>
					</Notice>
				</div>
			)}
			<FormSummary form={form} failure={FAILED} />
			<RequiredNote />
			<PersonFields text={form.text} />
			<FieldGroup title="Dein Passwort">
				<NewPasswordFields
					required
					password={form.text("password")}
					repeat={form.text("password_repeat")}
					className="sm:col-span-3"
				/>
			</FieldGroup>
			<TermsBox {...form.box("accept_terms")} />
			<Honeypot {...form.text("website")} />
			<PrivacyNote section="konto">
				Mit deinen Angaben führen wir dein Konto und füllen deine Bestellungen vor.
			</PrivacyNote>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<Button type="submit" size="lg" busy={form.loading}>
					Konto erstellen
				</Button>
				<TextLink to={paths.login} className="inline-flex min-h-target items-center">
					Ich habe schon ein Konto
				</TextLink>
			</div>
		</form>
	);
}
