import { useState } from "react";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PasskeySetup } from "./passkey-setup.tsx";
import { arePasskeysPossible } from "./passkeys.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { StepHeading } from "./step-heading.tsx";
import { TotpSetup } from "./totp-setup.tsx";

/** STAFF-02: whoever sees people or money sets up a second step before the first day begins. */
export function EnrolStep({ onDone }: { onDone: () => void }) {
	const [way, setWay] = useState<"passkey" | "totp">(arePasskeysPossible() ? "passkey" : "totp");
	const [codes, setCodes] = useState<string[] | null>(null);
	const done = (first: string[] | null) => (first ? setCodes(first) : onDone());
	if (codes)
		return (
			<>
				<StepHeading>Deine Notfallcodes</StepHeading>
				<RecoveryCodes codes={codes} />
				<Button variant="primary" onClick={onDone}>
					Ich habe sie gesichert
				</Button>
			</>
		);
	return (
		<>
			<StepHeading>Richte deinen zweiten Schritt ein</StepHeading>
			<p className="m muted">
				Mit deinen Rollen siehst du Daten von Menschen oder Geld. Darum fragt die Anmeldung außer dem Passwort noch nach
				etwas, das nur du hast.
			</p>
			<h3>{way === "passkey" ? "Mit einem Passkey" : "Mit einer App, die Codes zeigt"}</h3>
			{way === "passkey" ? <PasskeySetup onDone={done} /> : <TotpSetup onDone={done} />}
			{way === "passkey" && (
				<Button icon={icons.phoneApp} onClick={() => setWay("totp")}>
					Lieber eine App mit Codes
				</Button>
			)}
			{way === "totp" && arePasskeysPossible() && (
				<Button icon={icons.fingerprint} onClick={() => setWay("passkey")}>
					Lieber ein Passkey
				</Button>
			)}
		</>
	);
}
