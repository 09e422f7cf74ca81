import { isUnannounced } from "#contract/office/debit-words.ts";
import type { DebitOverview } from "#contract/office/debits.ts";
import { count } from "../bank/words.ts";
import { dayWords, sumWords } from "./words.ts";

interface Step {
	title: string;
	text: string;
	isDone: boolean;
}

function stepsOf({ open, files, earliest, returned }: DebitOverview): Step[] {
	const unannounced = open.filter(({ check }) => isUnannounced(check)).length;
	const ready = open.filter(({ check }) => check === "ready");
	const waiting = files.filter(({ handed_in_at, withdrawn_at }) => !handed_in_at && !withdrawn_at).length;
	const next = ready.map(({ collect_on }) => collect_on ?? "").toSorted()[0];
	return [
		{ title: "Gesammelt", text: sumWords(open), isDone: true },
		{
			title: "Ankündigen",
			text: unannounced > 0 ? `${unannounced} noch ohne gültigen Tag` : "alle wissen Bescheid",
			isDone: unannounced === 0,
		},
		{
			title: "Datei zur Bank",
			text:
				waiting > 0
					? `${count(waiting, "Datei", "Dateien")} einzureichen`
					: ready.length > 0
						? `${ready.length} bereit`
						: "nichts bereit",
			isDone: waiting === 0 && ready.length === 0,
		},
		{ title: "Einzug", text: next ? dayWords(next) : `frühestens ${dayWords(earliest)}`, isDone: false },
		{
			title: "Gebucht",
			text: returned.length > 0 ? `${returned.length} kam zurück` : "kein Rückläufer offen",
			isDone: false,
		},
	];
}

/** Where the run stands; the first that is not done is the one to do. */
export function RunSteps({ overview }: { overview: DebitOverview }) {
	const steps = stepsOf(overview);
	const now = steps.findIndex(({ isDone }) => !isDone);
	return (
		<ol className="panel panel__b run-steps" aria-label="Ablauf">
			{steps.map(({ title, text, isDone }, at) => (
				<li key={title} className="steps" aria-current={at === now ? "step" : undefined}>
					<i className={isDone ? "done" : at === now ? "on" : undefined} aria-hidden="true">
						{isDone ? "✓" : at + 1}
					</i>
					<span>
						<b>{title}</b>
						<br />
						{text}
					</span>
				</li>
			))}
		</ol>
	);
}
