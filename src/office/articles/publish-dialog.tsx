import { useEffect, useState } from "react";
import type { Finding } from "#contract/office/article-writing.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { useAct } from "../ui/use-act.ts";
import type { Manuscript } from "./use-manuscript.ts";

interface PublishProps {
	manuscript: Manuscript;
	onClose: () => void;
}

const localOf = (iso: string | null): string => iso?.slice(0, 16) ?? "";

/** EDIT-04, EDIT-09: now or at a moment, for good or up to one, after a look at what strikes. */
export function PublishDialog({ manuscript: { article, take }, onClose }: PublishProps) {
	const [findings, setFindings] = useState<readonly Finding[] | null>(null);
	const [isLater, setLater] = useState(article.publish_at !== null);
	const [at, setAt] = useState(localOf(article.publish_at));
	const [ends, setEnds] = useState(localOf(article.ends_at));
	const [tried, setTried] = useState(false);
	const { busy, failure, run } = useAct();
	const params = { id: article.id };
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
	useEffect(() => {
		void run(async () => setFindings((await officeApi.articleTexts.checks({ params })).data));
	}, []);
	const isStopped = findings?.some(({ is_forced }) => is_forced) ?? true;

	async function publish() {
		setTried(true);
		if (isStopped || (isLater && !at)) return;
		await run(async () => {
			const body = { number: article.number, at: isLater ? at : null, ends_at: ends || null };
			const { data } = await officeApi.articleTexts.publish({ params, body });
			take(data, false);
			toast(
				data.publish_at && isLater
					? `Der Artikel erscheint am ${fullMoment(data.publish_at)}.`
					: "Der Artikel steht jetzt so auf der Website.",
			);
			onClose();
		});
	}

	return (
		<Dialog
			title="Veröffentlichen"
			size="lg"
			onClose={onClose}
			actions={
				<DialogButtons
					busy={busy}
					onClose={onClose}
					onSave={publish}
					label={isLater ? "Planen" : "Jetzt veröffentlichen"}
				/>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				{findings && <Findings findings={findings} />}
				<fieldset className="stack">
					<legend className="lbl">Wann</legend>
					<Choice name="when" label="Jetzt" checked={!isLater} onChange={() => setLater(false)} />
					<Choice
						name="when"
						label="Zu einem Zeitpunkt"
						hint="Was du danach noch änderst, ist dann nicht dabei."
						checked={isLater}
						onChange={() => setLater(true)}
					/>
				</fieldset>
				{isLater && (
					<TextField
						label="Erscheint am"
						type="datetime-local"
						step={1}
						value={at}
						hint="Deutsche Zeit."
						error={tried && !at ? "Bitte Tag und Uhrzeit angeben" : undefined}
						onChange={({ currentTarget }) => setAt(currentTarget.value)}
					/>
				)}
				<TextField
					label="Von der Website am"
					optional
					type="datetime-local"
					step={1}
					value={ends}
					hint="Leer heißt: Der Artikel bleibt."
					onChange={({ currentTarget }) => setEnds(currentTarget.value)}
				/>
			</div>
		</Dialog>
	);
}

function Findings({ findings }: { findings: readonly Finding[] }) {
	const forced = findings.filter(({ is_forced }) => is_forced);
	const told = findings.filter(({ is_forced }) => !is_forced);
	if (findings.length === 0)
		return (
			<Alert kind="ok" role="status">
				Alle Bilder sind beschrieben, alle Links führen ans Ziel, die Sätze sind gut zu lesen.
			</Alert>
		);
	return (
		<>
			{forced.length > 0 && (
				<Alert kind="err" role="alert" title="Das fehlt noch, damit der Artikel erscheinen kann.">
					<List findings={forced} />
				</Alert>
			)}
			{told.length > 0 && (
				<Alert kind="warn" role="status" title="Das ist uns aufgefallen. Veröffentlichen kannst du trotzdem.">
					<List findings={told} />
				</Alert>
			)}
		</>
	);
}

const List = ({ findings }: { findings: readonly Finding[] }) => (
	<ul className="plain-list">
		{findings.map(({ text }) => (
			<li key={text}>{text}</li>
		))}
	</ul>
);
