import { useEffect, useRef, useState } from "react";
import { type ClientLoaderFunctionArgs, type MetaArgs, useActionData } from "react-router";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { currentSession } from "#browser/session/session.ts";
import { Button } from "#browser/ui/button.tsx";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { type Registered, Registration } from "#contract/registration.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { TermsBox } from "#web/forms/terms-box.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { TextLink } from "#web/links/text-link.tsx";
import { Eyebrow, Gate, MAILBOX, PROMISE } from "./gate.tsx";
import { MailboxNext } from "./mailbox-next.tsx";
import { lead } from "./member-loader.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PersonFields } from "./person-fields.tsx";

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
	send: async (api, body) => (await api.accounts.register({ body })).data,
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
	const form = useForm(registrationForm, useActionData());
	/** The answer after which somebody wanted to mend the address. */
	const [mended, setMended] = useState<Registered>();
	const typed = useRef(form.values);
	useEffect(() => {
		if (!form.success) typed.current = form.values;
	}, [form.success, form.values]);
	/** Sent, the form is empty; whoever mends the address finds it as they left it. */
	const mend = () => {
		for (const [name, value] of Object.entries(typed.current)) form.set(name as keyof typeof typed.current, value);
		setMended(form.result);
	};
	if (form.success && form.result && form.result !== mended) {
		return (
			<Gate
				{...MAILBOX}
				lead="Ein Klick fehlt noch. Damit wissen wir, dass die Adresse wirklich dir gehört."
				illustration={accountScene}
			>
				<MailboxNext registered={form.result} onMend={mend} />
			</Gate>
		);
	}
	return (
		<Wrap className="max-w-[calc(52rem+2*var(--spacing-gutter))]! pb-page-end">
			<div className="pt-page-top pb-head-end">
				<Eyebrow />
				<h1>Konto erstellen</h1>
				<Lead className="mt-4.5">{PROMISE}</Lead>
			</div>
			<RegisterForm form={form} isMending={mended !== undefined} />
		</Wrap>
	);
}

interface RegisterFormProps {
	form: ReturnType<typeof useForm<(typeof registrationForm)["initial"], unknown, Registered>>;
	isMending: boolean;
}

function RegisterForm({ form, isMending }: RegisterFormProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isMending) box.current?.querySelector<HTMLInputElement>("[name=email]")?.focus();
	}, [isMending]);
	return (
		<form {...form.props()} className="grid gap-field-groups rounded-xl border border-line bg-surface p-panel">
			<FormSummary form={form} failure={FAILED} />
			<RequiredNote />
			<div ref={box}>
				<PersonFields text={form.text} />
			</div>
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
