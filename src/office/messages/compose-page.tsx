import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PLACEHOLDER_NAMES } from "#contract/office/placeholders.ts";
import { officeApi } from "../api.ts";
import { useDate } from "../dates/date-frame.tsx";
import { LeaveGuard } from "../edit/leave-guard.tsx";
import { idInAddress } from "../id-in-address.ts";
import { Alert } from "../ui/alert.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { AudiencePanel } from "./audience-panel.tsx";
import { bookingsOf } from "./chosen-bookings.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { TemplatesMenu } from "./templates-menu.tsx";
import { useCompose } from "./use-compose.ts";
import { WhenPanel } from "./when-panel.tsx";
import { WordsFields } from "./words-fields.tsx";

export const handle = { title: "Nachricht" };

export async function loader({ params }: LoaderFunctionArgs) {
	const [templates, participants] = await Promise.all([
		officeApi.messageTemplates.list(),
		officeApi.participants.list({ params: { id: idInAddress(params.id) } }),
	]);
	return { templates: templates.data, bookings: bookingsOf(participants.data.persons) };
}

const LABELS = { subject: "Betreff", text: "Nachricht", at: "Zeitpunkt", seats: "An wen" };

/** A letter to the people of a date. */
export function Component() {
	const { templates, bookings } = useLoaderData<typeof loader>();
	const date = useDate();
	const compose = useCompose(date.id);
	const { form, isDirty, draft } = compose;
	const { ref, ...props } = form.props();
	return (
		<>
			<PageHead
				title="Nachricht an alle"
				lead={[date.topic, fullMoment(date.date), date.location].join(", ")}
				actions={<TemplatesMenu templates={templates} compose={compose} />}
			/>
			<form
				ref={ref}
				{...props}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
					event.preventDefault();
					event.currentTarget.requestSubmit();
				}}
				className="stack"
			>
				<FormFaults form={form} labels={LABELS} title="So geht sie noch nicht hinaus." />
				{form.problem === "failure" && <FormAlert form={form} failure="Es wurde nichts verschickt." />}
				{draft !== null && (
					<Alert kind="info" role="status">
						Dein Entwurf ist wieder da. Verschickt ist er noch nicht.
					</Alert>
				)}
				<div className="cols cols--2">
					<div className="stack">
						<AudiencePanel compose={compose} date={date} bookings={bookings} />
						<Panel title="Text">
							<div className="stack">
								<WordsFields form={form} placeholders={PLACEHOLDER_NAMES} />
							</div>
						</Panel>
					</div>
					<div className="stack">
						<PreviewPanel compose={compose} />
						<WhenPanel compose={compose} />
					</div>
				</div>
			</form>
			<LeaveGuard isDirty={isDirty} />
		</>
	);
}
