import { type FormEvent, useState } from "react";
import { deviceKey } from "#browser/session/device-key.ts";
import type { LoginStep } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { CodeBoxes } from "./code-boxes.tsx";
import { answerWithPasskey, arePasskeysPossible, PasskeyDeclined } from "./passkeys.ts";
import { StepHeading } from "./step-heading.tsx";

const TITLE = "Noch kurz zeigen, dass du es bist";

type Outstanding = Extract<LoginStep, { step: "second_factor" }>;

interface SecondStepProps {
	step: Outstanding;
	onDone: () => void;
}

export function SecondStep({ step: { methods, passkeys, recovery_codes_left }, onDone }: SecondStepProps) {
	const [isEmergency, setEmergency] = useState(false);
	if (isEmergency) return <RecoveryStep onDone={onDone} onBack={() => setEmergency(false)} />;
	const withPasskey = methods.includes("passkey");
	return (
		<>
			{withPasskey ? <StepHeading>{TITLE}</StepHeading> : <h2>{TITLE}</h2>}
			{withPasskey && <PasskeyStep passkeys={passkeys} onDone={onDone} />}
			{withPasskey && methods.includes("totp") && <p className="s muted text-center">oder</p>}
			{methods.includes("totp") && <CodeStep isFirst={!withPasskey} onDone={onDone} />}
			{methods.includes("recovery") && (
				<p className="s">
					<button type="button" className="link" onClick={() => setEmergency(true)}>
						Einen meiner {recovery_codes_left} Notfallcodes benutzen
					</button>
				</p>
			)}
		</>
	);
}

function PasskeyStep({ passkeys, onDone }: { passkeys: Outstanding["passkeys"]; onDone: () => void }) {
	const { busy, failure, run } = useAct();
	const [first] = passkeys.toSorted((one, other) => (other.last_used_at ?? "").localeCompare(one.last_used_at ?? ""));
	const use = async () => {
		const options = (await plainApi.secondStep.passkeyOptions()).data;
		try {
			await plainApi.secondStep.passkey({ body: { answer: await answerWithPasskey(options), device: deviceKey() } });
			onDone();
		} catch (error) {
			if (!(error instanceof PasskeyDeclined)) throw error;
		}
	};
	if (!arePasskeysPossible()) return <Alert kind="info">Unter dieser Adresse kennt dein Browser keine Passkeys.</Alert>;
	return (
		<>
			<Button variant="primary" icon={icons.fingerprint} busy={busy} onClick={() => run(use)}>
				Passkey benutzen
			</Button>
			<p className="s muted">
				„{first?.name}“{first?.last_used_at && `, zuletzt ${fullMoment(first.last_used_at)}`}. Finger auflegen oder PIN
				des Geräts eingeben.
			</p>
			<Failure text={failure} />
		</>
	);
}

function CodeStep({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
	const { failure, run } = useAct();
	const send = (totp_code: string) =>
		run(async () => {
			await plainApi.secondStep.code({ body: { totp_code, device: deviceKey() } });
			onDone();
		});
	return (
		<CodeBoxes
			label="Code aus deiner App"
			hint="Sechs Ziffern, wechseln alle 30 Sekunden."
			error={failure ?? undefined}
			autoFocus={isFirst}
			onComplete={send}
		/>
	);
}

function RecoveryStep({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
	const { busy, failure, run } = useAct();
	const [code, setCode] = useState("");
	const send = (event: FormEvent) => {
		event.preventDefault();
		void run(async () => {
			await plainApi.secondStep.recoveryCode({ body: { recovery_code: code, device: deviceKey() } });
			onDone();
		});
	};
	return (
		<form className="stack" onSubmit={send}>
			<h2>Mit einem Notfallcode</h2>
			<TextField
				label="Notfallcode"
				hint="16 Zeichen. Jeder Code gilt nur einmal."
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				required
				autoFocus
				value={code}
				error={failure ?? undefined}
				onChange={({ target }) => setCode(target.value)}
			/>
			<Button type="submit" variant="primary" busy={busy}>
				Anmelden
			</Button>
			<Button variant="quiet" onClick={onBack}>
				Zurück
			</Button>
		</form>
	);
}
