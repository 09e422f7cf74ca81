import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { SignUpForm } from "#web/sign-ups/sign-up-form.tsx";
import { SIGN_UP_HEADING_ID, SIGN_UP_ID } from "./sign-up-anchor.ts";

interface SignUpBlockProps {
	seminar: Pick<Seminar, "id" | "topic" | "price" | "tax_category">;
	date: SeminarDate & { soon: boolean };
}

/** The colour field in which the form stands; a new date starts with a form of its own. */
export function SignUpBlock({ seminar, date }: SignUpBlockProps) {
	return (
		<section
			id={SIGN_UP_ID}
			aria-labelledby={SIGN_UP_HEADING_ID}
			className="rounded-2xl bg-surface-sunken px-[clamp(1.25rem,0.4rem+4vw,4.5rem)] py-[clamp(1.5rem,0.5rem+4.4vw,4.5rem)] max-sm:-mx-[calc(var(--spacing-gutter)-0.5rem)] max-sm:rounded-xl"
		>
			<SignUpForm key={date.id} seminar={seminar} date={date} />
		</section>
	);
}
