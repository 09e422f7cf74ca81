import { useState } from "react";
import { type MetaArgs, useActionData } from "react-router";
import type * as z from "zod/mini";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { momentWords } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import { LoginLinkRequest, type session } from "#contract/session.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { Gate, MAILBOX } from "./gate.tsx";
import { LinkSent } from "./link-sent.tsx";

const FAILED = "Das hat nicht geklappt. Bitte versuche es gleich noch einmal.";

type Answer = z.output<(typeof session)["mailLink"]["response"]>;

const linkForm = defineForm({
	schema: LoginLinkRequest,
	initial: { email: "" },
	body: (values) => values,
	send: (api, body): Promise<Answer> => api.session.mailLink({ body }),
});

/** Without JavaScript. */
export const action = formAction(linkForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Ohne Passwort anmelden", noIndex: true });

/** Asks for a link that logs in; the answer is the same whether there is an account or not. */
export default function LoginLinkPage() {
	const form = useForm(linkForm, useActionData());
	const [left, setLeft] = useState<Answer>();
	if (form.success && form.result && form.result !== left) {
		return (
			<Gate {...MAILBOX} lead={form.result.message} illustration={accountScene}>
				<LinkSent
					email={form.values.email}
					validity={["Link gültig bis", momentWords(form.result.valid_until)]}
					onBack={() => setLeft(form.result)}
				>
					Öffne die E-Mail auf dem Gerät, auf dem du dich anmelden möchtest, und drück dort auf „Anmelden“.
				</LinkSent>
			</Gate>
		);
	}
	return (
		<Gate
			title="Ohne Passwort anmelden"
			lead="Sag uns deine E-Mail-Adresse, und du bekommst einen Link, der dich anmeldet. Er gilt 15 Minuten und nur einmal."
			illustration={accountScene}
		>
			<form {...form.props()} className="grid gap-4.5">
				<FormSummary form={form} failure={FAILED} />
				<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="username" />
				<Button type="submit" size="lg" busy={form.loading}>
					Link senden
				</Button>
				<p>
					<ArrowLink back to={paths.login}>
						Lieber mit Passwort
					</ArrowLink>
				</p>
			</form>
		</Gate>
	);
}
