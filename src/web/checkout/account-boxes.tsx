import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { Api } from "#contract/api.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import { CheckoutRegistration } from "#contract/registration.ts";
import { logIn } from "#web/account/log-in.ts";
import { LoginForm } from "#web/account/login-form.tsx";
import { NewPasswordFields } from "#web/account/new-password-fields.tsx";
import { useForm } from "#web/forms/form.ts";
import { TermsBox } from "#web/forms/terms-box.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { Sunken } from "./panel.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const FAILED = "Beim Erstellen des Konto ist ein Fehler aufgetreten.";
const PERSON = ["name", "email", "company", "street_address", "street_suffix", "postcode", "city"] as const;

/** PAY-07 to PAY-09: log in or register without leaving the checkout. */
export function AccountBoxes({ checkout }: { checkout: CheckoutState }) {
	return (
		<div className="mt-2 grid gap-6 xl:grid-cols-2">
			<Sunken>
				<h3 className="text-h4 font-stretch-94%">Ich habe ein Konto</h3>
				<LoginForm inPlace email={checkout.form.values.email} onSuccess={() => {}} />
			</Sunken>
			<Sunken>
				<h3 className="text-h4 font-stretch-94%">Ich bin neu hier</h3>
				<NewAccount checkout={checkout} />
			</Sunken>
		</div>
	);
}

const personOf = (values: CheckoutValues) =>
	Object.fromEntries(PERSON.map((name) => [name, values[name]])) as Pick<CheckoutValues, (typeof PERSON)[number]>;

function NewAccount({ checkout: { basket, form: customer, errors } }: { checkout: CheckoutState }) {
	const [failures, setFailures] = useState<string[]>([]);
	const [mailed, setMailed] = useState(false);
	const [needsPerson, setNeedsPerson] = useState(false);
	const lacksPerson = PERSON.some((name) => errors[name]);

	const form = useForm({
		schema: CheckoutRegistration,
		initial: { password: "", password_repeat: "", accept_terms: false },
		body: (values) => ({ ...personOf(customer.values), ...values, basket_id: basket.id }),
		send: async (api: Api, body) => {
			setFailures([]);
			setMailed(false);
			try {
				await api.accounts.register({ body });
			} catch (error) {
				setFailures(failuresOf(error));
				throw error;
			}
			// The answer is the same for a known address; only the login tells that there was an account already.
			await logIn(api, { username: body.email, password: body.password }).catch(() => setMailed(true));
		},
	});

	/** The account is made of the data further down: that has to be right first. */
	const press = () => {
		setNeedsPerson(lacksPerson);
		if (lacksPerson) customer.check();
		else form.submit();
	};

	return (
		<form {...form.props(press)} className="grid gap-4.5">
			<p className="text-sm text-ink-2">
				Wir legen das Konto mit deinen Daten unten an. Du brauchst nur noch ein Passwort.
			</p>
			<Outcome failures={failures} mailed={mailed} needsPerson={needsPerson && lacksPerson} />
			<NewPasswordFields
				password={form.text("password")}
				repeat={form.text("password_repeat")}
				required
				min={PASSWORD_MIN_LENGTH.checkout}
			/>
			<TermsBox {...form.box("accept_terms")} newTab />
			<Button type="submit" variant="line" busy={form.loading} className="justify-self-start">
				Konto erstellen
			</Button>
		</form>
	);
}

/** ERR-11: the errors come joined by commas. */
function failuresOf(error: unknown): string[] {
	const message = isRefusal(error) && error.status < 500 ? error.body.message : "";
	return (message || FAILED).split(",").map((part) => part.trim());
}

interface OutcomeProps {
	failures: string[];
	mailed: boolean;
	needsPerson: boolean;
}

function Outcome({ failures, mailed, needsPerson }: OutcomeProps) {
	if (needsPerson) {
		return (
			<Notice kind="info" role="status">
				<p>Bitte fülle zuerst „Deine Daten“ weiter unten aus.</p>
			</Notice>
		);
	}
	if (mailed) {
		return (
			<Notice kind="info" role="status">
				<p>
					Wir haben dir eine E-Mail geschickt. Vielleicht gibt es zu dieser Adresse schon ein Konto: Dann melde dich mit
					deinem Passwort an.
				</p>
			</Notice>
		);
	}
	if (failures.length === 0) return null;
	return (
		<div role="alert" tabIndex={-1}>
			<Notice kind="error" title="Das Konto konnte nicht erstellt werden.">
				<ul className="list-disc pl-5">
					{failures.map((failure) => (
						<li key={failure}>{failure}</li>
					))}
				</ul>
			</Notice>
		</div>
	);
}
