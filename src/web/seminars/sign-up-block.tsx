import type { Seminar } from "#contract/seminars.ts";
import type { SignUpAnswer, SignUpDone } from "#web/sign-ups/sign-up-definition.ts";
import { SignUpForm } from "#web/sign-ups/sign-up-form.tsx";
import { FormSection } from "./form-section.tsx";
import type { ShownDate } from "./seminar-dates.ts";
import { SIGN_UP_HEADING_ID, SIGN_UP_ID } from "./sign-up-anchor.ts";

interface SignUpBlockProps {
	seminar: Pick<Seminar, "id" | "topic" | "price" | "tax_category">;
	date: ShownDate;
	answer: SignUpAnswer | undefined;
	onDone: (done: SignUpDone) => void;
	onKept: () => void;
}

export const SignUpBlock = (props: SignUpBlockProps) => (
	<FormSection id={SIGN_UP_ID} labelledBy={SIGN_UP_HEADING_ID} action="sign-up">
		<SignUpForm {...props} />
	</FormSection>
);
