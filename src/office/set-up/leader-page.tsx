import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import { deviceKey } from "#browser/session/device-key.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { FirstStaff } from "#contract/office/set-up.ts";
import { plainApi } from "../api.ts";
import { EnrolStep } from "../login/enrol-step.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Card, Steps } from "./steps.tsx";

/** Whether the link can still be used. */
export async function loader({ params: { token = "" } }: LoaderFunctionArgs): Promise<boolean> {
	try {
		return (await plainApi.setUp.link({ params: { token } })).data.is_open;
	} catch (error) {
		if (isRefusal(error, "link_expired")) return false;
		throw error;
	}
}

/** The account is made once; asking for its link again would only say that it is spent. */
export const shouldRevalidate = () => false;

export function Component() {
	const isOpen = useLoaderData<typeof loader>();
	const [isMade, setMade] = useState(false);
	const navigate = useNavigate();
	const goOn = () => void navigate(officePaths.setUpHouse, { replace: true });
	return (
		<Steps at={1}>
			{isMade ? <SecondFactor onDone={goOn} /> : isOpen ? <Leader onMade={() => setMade(true)} /> : <Spent />}
		</Steps>
	);
}

/** The same words for a link that was used and for one that never was. */
const Spent = () => (
	<Card title="Dieser Link gilt nicht mehr" lead="Er gilt einmal und nur bis zum nächsten Start des Servers.">
		<Alert kind="info" title="So bekommst du einen neuen:">
			Starte den Server noch einmal. Solange niemand die Verwaltung leitet, nennt jeder Start in seiner Ausgabe einen
			Link, und nur der letzte gilt.
		</Alert>
		<div className="set-up__end">
			<span className="m muted">Dein Konto gibt es schon? Es geht weiter, wo du warst.</span>
			<ButtonLink variant="primary" to={officePaths.setUp}>
				Anmelden und weiter
			</ButtonLink>
		</div>
	</Card>
);

const SecondFactor = ({ onDone }: { onDone: () => void }) => (
	<Card title="Dein Konto ist angelegt" lead="Es fehlt noch der zweite Schritt. Dann geht es mit euren Angaben weiter.">
		<div className="set-up__factor">
			<EnrolStep onDone={onDone} />
		</div>
	</Card>
);

const LABELS = {
	name: "Vor- und Nachname",
	email: "E-Mail",
	password: "Passwort",
	password_repeat: "Passwort wiederholen",
};

function Leader({ onMade }: { onMade: () => void }) {
	const { token = "" } = useParams();
	const form = useForm(plainApi, {
		schema: FirstStaff,
		initial: { name: "", email: "", password: "", password_repeat: "" },
		body: (values) => ({ ...values, device: deviceKey() }),
		send: async (api, body) => {
			await api.setUp.begin({ params: { token }, body });
			onMade();
		},
	});
	return (
		<Card
			title="1. Wer leitet hier?"
			lead="Das wird das erste Konto der Verwaltung, mit allen Rechten. Weitere lädst du später ein."
		>
			<form {...form.props()} className="stack">
				<FormFaults form={form} labels={LABELS} title="Bitte prüfe deine Angaben." />
				{form.problem === "failure" && (
					<FormAlert form={form} failure="Das Konto ist noch nicht angelegt. Versuch es gleich noch einmal." />
				)}
				<TextField {...form.text("name")} label={LABELS.name} autoComplete="name" />
				<TextField
					{...form.text("email")}
					label={LABELS.email}
					type="email"
					autoComplete="username"
					hint="Damit meldest du dich an."
				/>
				<PasswordField
					{...form.text("password")}
					label={LABELS.password}
					autoComplete="new-password"
					hint={`Mindestens ${PASSWORD_MIN_LENGTH.memberArea} Zeichen. Gut sind drei Wörter ohne Zusammenhang.`}
				/>
				<PasswordField {...form.text("password_repeat")} label={LABELS.password_repeat} autoComplete="new-password" />
				<Alert kind="info">
					Danach richtest du den zweiten Schritt ein (Passkey oder App). Ohne ihn geht in der Verwaltung nichts.
				</Alert>
				<div className="set-up__end">
					<span className="m muted">Dauert etwa vier Minuten</span>
					<Button type="submit" variant="primary" busy={form.loading}>
						Weiter
					</Button>
				</div>
			</form>
		</Card>
	);
}
