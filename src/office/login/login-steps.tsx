import { useState } from "react";
import type { LoginStep } from "#contract/office/session.ts";
import { EnrolStep } from "./enrol-step.tsx";
import { Steps } from "./gate.tsx";
import { PasswordStep } from "./password-step.tsx";
import { SecondStep } from "./second-step.tsx";

interface LoginStepsProps {
	/** Where the password has been given already: what comes after it. */
	begin?: LoginStep | undefined;
	/** Filled in already. */
	email?: string | undefined;
	onDone: () => void;
}

/** The whole way in; stands on the login page and wherever a session has run out. */
export function LoginSteps({ begin, email, onDone }: LoginStepsProps) {
	const [step, setStep] = useState<LoginStep | null>(begin ?? null);
	const take = (next: LoginStep) => (next.step === "in" ? onDone() : setStep(next));
	return (
		<>
			<Steps at={step ? 2 : 1} />
			<div className="stack">
				{step === null && (
					<>
						<h2>Anmelden</h2>
						<p className="m muted">
							Schön, dass du da bist. Melde dich mit der Adresse an, unter der du eingeladen wurdest.
						</p>
						<PasswordStep email={email} onStep={take} />
					</>
				)}
				{step?.step === "second_factor" && <SecondStep step={step} onDone={onDone} />}
				{step?.step === "enrol" && <EnrolStep onDone={onDone} />}
			</div>
		</>
	);
}
