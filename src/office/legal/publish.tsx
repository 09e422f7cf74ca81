import { useState } from "react";
import { formatDate } from "#contract/dates.ts";
import { isRefusal } from "#contract/errors.ts";
import type { EditedText } from "#contract/office/legal-texts.ts";
import { officeApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

interface PublishProps {
	text: EditedText;
	/** Only what is saved can be published. */
	isDirty: boolean;
	onDone: (text: EditedText, sentence: string) => Promise<void>;
}

const STATES = {
	planned: { tone: "info", word: "geplant" },
	in_force: { tone: "ok", word: "gilt" },
	past: { tone: "mute", word: "früher" },
} as const;

const sentenceOf = (error: unknown): string => {
	if (!isRefusal(error)) return "Der Server hat nicht geantwortet. Es ist nichts geschehen.";
	const [first] = Object.values(error.body.validation_errors ?? {}).flat();
	return first?.replace(/^\w+: /, "") ?? error.message;
};

/** All versions, and the day from which the draft will hold. */
export function Publish({ text: { kind, revision, versions }, isDirty, onDone }: PublishProps) {
	const [day, setDay] = useState("");
	const [fault, setFault] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function act(work: Promise<{ data: EditedText }>, sentence: string) {
		setBusy(true);
		setFault(undefined);
		await work.then(({ data }) => onDone(data, sentence)).catch((error: unknown) => setFault(sentenceOf(error)));
		setBusy(false);
	}

	const publish = () =>
		act(
			officeApi.legalTexts.publish({ params: { kind }, body: { valid_from: day, revision } }),
			`Die neue Fassung gilt ab ${formatDate(day)}.`,
		);
	const takeBack = (version: string) =>
		act(officeApi.legalTexts.takeBack({ params: { kind, version } }), "Die geplante Fassung ist zurückgenommen.");

	return (
		<Panel title="Fassungen">
			<div className="stack">
				<ul className="stack">
					{versions.map(({ version, valid_from, state }) => (
						<li key={version} className="row row--between">
							<span>
								<b>{version}</b> <span className="muted">ab {formatDate(valid_from)}</span>
							</span>
							<State tone={STATES[state].tone}>{STATES[state].word}</State>
							{state === "planned" && (
								<Button size="sm" aria-label={`Fassung ${version} zurücknehmen`} onClick={() => takeBack(version)}>
									Zurücknehmen
								</Button>
							)}
						</li>
					))}
				</ul>
				<Failure text={fault ?? null} />
				{revision === 0 || isDirty ? (
					<p className="muted">Sichere zuerst einen Entwurf. Dann kannst du hier den Tag festlegen.</p>
				) : (
					<div className="stack">
						<TextField
							label="Gilt ab"
							type="date"
							value={day}
							onChange={({ currentTarget }) => setDay(currentTarget.value)}
							hint="Frühestens morgen. Wer vorher bestellt, für den gilt die bisherige Fassung."
						/>
						<Button variant="primary" busy={busy} disabled={day === ""} onClick={publish}>
							Fassung festlegen
						</Button>
					</div>
				)}
			</div>
		</Panel>
	);
}
