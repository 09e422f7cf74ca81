import { type ActionFunctionArgs, type MetaArgs, useActionData, useLoaderData, useParams } from "react-router";
import { AddressFields } from "#browser/forms/address-fields.tsx";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import { formatDate } from "#contract/dates.ts";
import { DonorHome, type DonorQuestion } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNull } from "#web/api/or-null.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { PrivacyNote } from "#web/forms/form-notes.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ButtonLink } from "#web/links/button-link.tsx";

const load = ({ api, params: { token = "" } }: LoadArgs) => orNull(api.donations.question({ params: { token } }));
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const addressForm = (token: string) =>
	defineForm({
		schema: DonorHome,
		initial: { name: "", street_address: "", street_suffix: "", postcode: "", city: "" },
		body: (values) => values,
		send: (api, body) => api.donations.setAddress({ params: { token }, body }),
	});

/** Without JavaScript. */
export const action = (args: ActionFunctionArgs) => formAction(addressForm(args.params.token ?? ""))(args);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Anschrift für die Bestätigung", noIndex: true });

/** DON-03: behind the link in the letter; no login. */
export default function DonorAddressPage() {
	const question = useLoaderData<typeof loader>();
	if (!question) return <Gone />;
	return question.state === "confirmed" ? <Confirmed /> : <Asked question={question} />;
}

function Asked({ question: { amount, day, state } }: { question: DonorQuestion }) {
	const { token = "" } = useParams();
	const form = useForm(addressForm(token), useActionData());
	if (form.success) return <Thanks />;
	return (
		<Wrap width="text" className="pb-page-end">
			<PageHead
				title="Wohin geht deine Bestätigung?"
				lead={`Danke für deine Spende von ${formatEuro(amount)} am ${formatDate(day)}. Auf der Zuwendungsbestätigung müssen dein Name und deine Anschrift stehen.`}
			/>
			{state === "given" && (
				<p className="mb-6">Wir haben schon eine Anschrift von dir. Ist sie falsch, nenn uns hier die richtige.</p>
			)}
			<form {...form.props()} className="grid gap-5">
				<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es später noch einmal." />
				<TextField {...form.text("name")} label="Name" required autoComplete="name" />
				<FieldGroup title="Anschrift">
					<AddressFields text={form.text} />
				</FieldGroup>
				<Button type="submit" size="lg" busy={form.loading} className="w-fit">
					Anschrift senden
				</Button>
				<PrivacyNote section="spenden">Deine Anschrift verwenden wir nur für die Zuwendungsbestätigung.</PrivacyNote>
			</form>
		</Wrap>
	);
}

const Thanks = () => (
	<Outcome
		tone="done"
		seal={icons.check}
		inPlace
		title="Danke, das war alles"
		lead="Deine Anschrift ist bei uns. Die Zuwendungsbestätigung stellen wir aus und schicken sie dir zu."
	>
		<ToHome />
	</Outcome>
);

const Confirmed = () => (
	<Outcome
		tone="calm"
		seal={icons.check}
		title="Deine Bestätigung ist schon ausgestellt"
		lead="Für diese Spende brauchen wir nichts mehr. Stimmt etwas auf der Bestätigung nicht, schreib uns."
	>
		<ToHome />
	</Outcome>
);

const Gone = () => (
	<Outcome
		tone="calm"
		seal={icons.clock}
		title="Dieser Link gilt nicht mehr"
		lead="Vielleicht ist er nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schreib uns einfach."
	>
		<ToHome />
	</Outcome>
);

const ToHome = () => (
	<OutcomeActions>
		<ButtonLink to={paths.contact} size="lg">
			Schreib uns
		</ButtonLink>
	</OutcomeActions>
);
