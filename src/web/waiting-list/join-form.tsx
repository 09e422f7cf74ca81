import { useActionData } from "react-router";
import { FormPanel } from "#browser/forms/form-panel.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { PERSONS } from "#contract/constants.ts";
import { WaitingRequest } from "#contract/waiting-list.ts";
import { defineForm, useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { PersonsField } from "#web/sign-ups/persons-field.tsx";

const initial = {
	presence_seminar_id: "",
	presence_seminar_date_id: "",
	name: "",
	email: "",
	number_of_persons: String(PERSONS.initial),
	website: "",
};

export const joinForm = defineForm({
	schema: WaitingRequest,
	initial,
	body: ({ number_of_persons, ...values }) => ({
		...values,
		number_of_persons: number_of_persons.trim() === "" ? Number.NaN : Number(number_of_persons),
	}),
	send: (api, body) => api.waitingList.join({ body }),
});

interface JoinFormProps {
	seminarId: number;
	dateId: number;
}

/** Its page has `formAction(joinForm)` as its action. */
export function JoinForm({ seminarId, dateId }: JoinFormProps) {
	const ids = { presence_seminar_id: String(seminarId), presence_seminar_date_id: String(dateId) };
	const form = useForm({ ...joinForm, initial: { ...initial, ...ids } }, useActionData());
	return (
		<FormPanel title={form.success ? "Du stehst auf der Warteliste" : "Deine Angaben"}>
			{form.success ? (
				<Joined email={form.values.email} />
			) : (
				<form {...form.props()} className="mt-4 grid gap-4.5">
					<RequiredNote />
					<FormSummary form={form} failure="Das hat nicht geklappt. Bitte versuche es noch einmal." />
					{Object.entries(ids).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<PersonsField
						control={form.text("number_of_persons")}
						onStep={(value) => form.set("number_of_persons", value)}
					/>
					<TextField {...form.text("name")} label="Name" required autoComplete="name" />
					<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="email" />
					<Honeypot {...form.text("website")} />
					<PrivacyNote section="seminaranmeldung">Wir verwenden deine Angaben nur für diese Warteliste.</PrivacyNote>
					<Button type="submit" size="lg" busy={form.loading} className="sm:justify-self-start">
						Auf die Warteliste setzen
					</Button>
				</form>
			)}
		</FormPanel>
	);
}

/** The same whether the address was on the list already or not. */
const Joined = ({ email }: { email: string }) => (
	<div className="mt-4">
		<Notice kind="ok" role="status">
			<p>
				Eine E-Mail an <b className="wrap-anywhere">{email}</b> ist unterwegs. Mit dem Link darin kommst du jederzeit
				wieder von der Liste.
			</p>
		</Notice>
	</div>
);
