import { useState } from "react";
import type { Seminar } from "#contract/seminars.ts";
import { ALERT_ID } from "#web/date-alerts/alert-anchor.ts";
import { AlertForm } from "#web/date-alerts/alert-form.tsx";
import { leadsToWaiting, type SignUpDone } from "#web/sign-ups/sign-up-definition.ts";
import type { JoinDone } from "#web/waiting-list/join-definition.ts";
import { JoinForm } from "#web/waiting-list/join-form.tsx";
import { WAITING_ID } from "#web/waiting-list/waiting-anchor.ts";
import { CancelledBlock } from "./cancelled-block.tsx";
import { FormSection } from "./form-section.tsx";
import { PastBlock } from "./past-block.tsx";
import type { SeminarAnswer } from "./seminar-action.ts";
import type { ShownDate } from "./seminar-dates.ts";
import { SignUpBlock } from "./sign-up-block.tsx";

/** What has taken the place of the page. */
export type Done =
	| ({ kind: "signUp" } & SignUpDone)
	| ({ kind: "waiting" } & JoinDone)
	| { kind: "alert"; email: string };

interface DateBlockProps {
	seminar: Pick<Seminar, "id" | "slug" | "topic" | "price" | "tax_category">;
	date: ShownDate | null;
	/** Another one that has seats. */
	next: ShownDate | null;
	answer: SeminarAnswer | undefined;
	onDone: (done: Done) => void;
}

/** What one can do about the chosen date. */
export function DateBlock(props: DateBlockProps) {
	const { seminar, date, next } = props;
	if (!date) return <NoDate {...props} title="Zurzeit kein Termin" />;
	const shown = next && { slug: seminar.slug, date: next.date };
	switch (date.state) {
		case "deactivated":
			return null;
		case "cancelled":
			return (
				<>
					<CancelledBlock next={shown} />
					{!next && <NoDate {...props} title="Sollen wir dir schreiben?" />}
				</>
			);
		case "past":
			return (
				<>
					<PastBlock next={shown} />
					{!next && <NoDate {...props} title="Sollen wir dir schreiben?" />}
				</>
			);
		case "full":
			return <Waiting {...props} date={date} />;
		case "open":
			return <SignUpOrWait {...props} date={date} />;
	}
}

type OfDate = DateBlockProps & { date: ShownDate };

const Waiting = ({ seminar, date, answer, onDone }: OfDate) => (
	<FormSection id={WAITING_ID} labelledBy="warteliste-titel" action="waiting">
		<JoinForm
			seminarId={seminar.id}
			dateId={date.id}
			headingId="warteliste-titel"
			answer={answer?.waiting}
			onDone={(done) => onDone({ kind: "waiting", ...done })}
		/>
	</FormSection>
);

/** PART-08: whoever finds the last seats kept for others can wait at once. */
function SignUpOrWait(props: OfDate) {
	const { seminar, date, answer, onDone } = props;
	const [isKept, setKept] = useState(() => answer?.waiting !== undefined || leadsToWaiting(answer?.signUp?.message));
	return (
		<>
			<SignUpBlock
				seminar={seminar}
				date={date}
				answer={answer?.signUp}
				onDone={(done) => onDone({ kind: "signUp", ...done })}
				onKept={() => setKept(true)}
			/>
			{isKept && <Waiting {...props} />}
		</>
	);
}

const NoDate = ({ seminar, answer, onDone, title }: DateBlockProps & { title: string }) => (
	<FormSection id={ALERT_ID} labelledBy="bescheid-titel">
		<AlertForm
			seminarId={seminar.id}
			title={title}
			headingId="bescheid-titel"
			answer={answer?.alert}
			onDone={(email) => onDone({ kind: "alert", email })}
		/>
	</FormSection>
);
