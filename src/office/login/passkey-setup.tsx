import { type FormEvent, useState } from "react";
import { deviceKey } from "#browser/session/device-key.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { arePasskeysPossible, makePasskey, PasskeyDeclined } from "./passkeys.ts";

interface PasskeySetupProps {
	/** In the account the one that asks for a fresh proof. */
	api?: OfficeApi;
	onDone: (codes: string[] | null) => void;
}

/** A key that the device keeps, with a name by which one knows it again. */
export function PasskeySetup({ api = plainApi, onDone }: PasskeySetupProps) {
	const [name, setName] = useState("");
	const { busy, failure, run } = useAct();
	if (!arePasskeysPossible())
		return <Alert kind="info">Unter dieser Adresse kennt dein Browser keine Passkeys. Nimm eine App mit Codes.</Alert>;
	const make = async () => {
		const options = (await api.enrolment.passkeyOptions()).data;
		try {
			const body = { name, answer: await makePasskey(options), device: deviceKey() };
			onDone((await api.enrolment.addPasskey({ body })).data.recovery_codes);
		} catch (error) {
			if (!(error instanceof PasskeyDeclined)) throw error;
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void run(make);
	};
	return (
		<form className="stack" onSubmit={submit}>
			<TextField
				label="Wie heißt dieses Gerät?"
				hint="Zum Beispiel „Laptop Büro 2“ oder „Mein Telefon“."
				required
				maxLength={60}
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			<Button type="submit" variant="primary" icon={icons.fingerprint} busy={busy}>
				Passkey einrichten
			</Button>
			<Failure text={failure} />
		</form>
	);
}
