import { useCallback, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { CallOff } from "#contract/office/date-changes.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ActPage } from "../acts/act-page.tsx";
import { officeApi } from "../api.ts";
import { idInAddress } from "../id-in-address.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Check, Choice } from "../ui/choice.tsx";
import { Field, TextArea } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { DateHead } from "./date-frame.tsx";

export const handle = { title: "Absagen" };

export async function loader({ params }: LoaderFunctionArgs) {
	return { date: (await officeApi.dates.get({ params: { id: idInAddress(params.id) } })).data };
}

const REASONS = (lecturer: string) => [
	{ label: "Dozent/in fällt aus", sentence: `${lecturer} kann leider nicht kommen.` },
	{ label: "Zu wenige Anmeldungen", sentence: "Es haben sich leider zu wenige angemeldet." },
	{ label: "Anderer Grund", sentence: "" },
];

const promise = ({ letters, money_back }: Consequences): string =>
	`Ich habe verstanden: ${letters.length === 1 ? "1 Brief geht" : `${letters.length} Briefe gehen`} jetzt hinaus, ${formatEuro(money_back)} gehen zurück. Das lässt sich nicht zurücknehmen.`;

/** DATE-06: a date is called off, with everything that follows from it in sight. */
export function Component() {
	const { date } = useLoaderData<typeof loader>();
	const params = { id: date.id };
	const navigate = useNavigate();
	const reasons = REASONS(date.lecturer);
	const [chosen, setChosen] = useState<number | null>(null);
	const [reason, setReason] = useState("");
	const [rest, setRest] = useState({ names_others: true, stays_listed: true });
	const foresee = useCallback(
		async (body: CallOff) => (await officeApi.dateChanges.foreseeCallOff({ params: { id: date.id }, body })).data,
		[date.id],
	);
	const act = async (body: CallOff) => {
		const { data } = await officeApi.dateChanges.callOff({ params, body });
		toast(data.already ? "War schon abgesagt. Es ging kein weiterer Brief hinaus." : "Der Termin ist abgesagt.");
		await navigate(officePaths.date(date.id));
	};
	if (date.state === "cancelled")
		return (
			<>
				<DateHead date={date} />
				<Alert kind="info" title="Dieser Termin ist schon abgesagt.">
					Alle haben Bescheid bekommen.
				</Alert>
			</>
		);
	return (
		<>
			<DateHead date={date} question="absagen?" />
			<ActPage
				wish={reason.trim() ? { reason: reason.trim(), ...rest } : null}
				missing="Schreib zuerst den Satz an alle. Dann siehst du, wer welchen Brief bekommt."
				foresee={foresee}
				act={act}
				verb="Absagen"
				promise={promise}
				cancel={{ label: "Nicht absagen", to: officePaths.date(date.id) }}
			>
				<Panel title="1. Warum?">
					<div className="stack">
						<fieldset className="stack">
							<legend className="sr-only">Grund</legend>
							{reasons.map(({ label, sentence }, index) => (
								<Choice
									key={label}
									name="reason"
									label={label}
									checked={chosen === index}
									onChange={() => {
										setChosen(index);
										setReason(sentence);
									}}
								/>
							))}
						</fieldset>
						<Field label="Ein Satz an alle" hint="Steht so in jedem Brief.">
							<TextArea
								rows={3}
								maxLength={500}
								value={reason}
								onChange={({ currentTarget: { value } }) => setReason(value)}
							/>
						</Field>
					</div>
				</Panel>
				<Panel title="2. Was geschieht mit dem Geld?">
					<p>
						Wer bezahlt hat, bekommt alles zurück, spätestens in 14 Tagen. Was noch offen ist, wird gutgeschrieben. Die
						Erstattungen stehen danach zum Überweisen bereit.
					</p>
				</Panel>
				<Panel title="3. Und sonst">
					<div className="stack">
						<Check
							label="Andere Termine anbieten"
							hint="Die nächsten freien Termine dieses Seminars. Ein Klick auf der Seite der Buchung bucht um."
							checked={rest.names_others}
							onChange={({ currentTarget: { checked } }) => setRest({ ...rest, names_others: checked })}
						/>
						<Check
							label="Auf der Website als abgesagt stehen lassen"
							hint="Durchgestrichen, bis der Tag vorbei ist."
							checked={rest.stays_listed}
							onChange={({ currentTarget: { checked } }) => setRest({ ...rest, stays_listed: checked })}
						/>
						<p className="s muted">Kalendereinträge werden mit dem Brief zurückgezogen.</p>
					</div>
				</Panel>
			</ActPage>
		</>
	);
}
