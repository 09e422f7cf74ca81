import { type SyntheticEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { type DateCertificates, TOPICS } from "#contract/office/certificates.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

const linesOf = (text: string): string[] =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);

/** What certificates of this seminar say that it was about. */
export function TopicsCard({ dateId, found }: { dateId: number; found: DateCertificates }) {
	const { topics, proposed_topics } = found;
	const [text, setText] = useState<string | null>(null);
	const may = useMay();
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const save = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => {
			await officeApi.certificates.changeTopics({ params: { id: dateId }, body: { topics: linesOf(text ?? "") } });
			toast("Die Inhalte sind gesichert.");
			await revalidate();
			setText(null);
		});
	};
	const edit = may("seminars.write") && text === null && (
		<Button size="sm" onClick={() => setText((topics.length > 0 ? topics : proposed_topics).join("\n"))}>
			{topics.length > 0 ? "Ändern" : "Aufschreiben"}
		</Button>
	);
	return (
		<Panel title="Inhalte auf der Bescheinigung" aside={edit}>
			{text === null && topics.length === 0 && (
				<p className="muted m">
					Noch keine. Auf dem Blatt steht dann nur der Titel. Beim Aufschreiben schlagen wir vor, was im Text des
					Seminars steht.
				</p>
			)}
			{text === null && topics.length > 0 && (
				<ul className="list-disc pl-5">
					{topics.map((topic) => (
						<li key={topic}>{topic}</li>
					))}
				</ul>
			)}
			{text !== null && (
				<form className="stack" onSubmit={save}>
					<TextAreaField
						label="Eine Zeile für jeden Inhalt"
						hint={`${TOPICS.min} bis ${TOPICS.max} Zeilen. Gilt für alle Termine dieses Seminars; was ausgestellt ist, bleibt.`}
						error={failure ?? undefined}
						rows={TOPICS.max}
						value={text}
						onChange={(event) => setText(event.target.value)}
					/>
					<div className="row">
						<Button onClick={() => setText(null)}>Abbrechen</Button>
						<Button type="submit" variant="primary" busy={busy}>
							Sichern
						</Button>
					</div>
				</form>
			)}
		</Panel>
	);
}
