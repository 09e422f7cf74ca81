import { FEEDBACK_FLOOR, RATING_WORDS } from "#contract/feedback.ts";
import { type FeedbackResults, RATING_QUESTIONS } from "#contract/office/feedback.ts";
import { Panel } from "../ui/panel.tsx";

const answersText = (count: number): string => (count === 1 ? "1 Antwort" : `${count} Antworten`);

/** ROOM-06: from five answers on; below that only how many there are. */
export function FeedbackCard({ feedback }: { feedback: FeedbackResults }) {
	const { answers, invited } = feedback;
	return (
		<Panel title="Rückmeldungen" foot={`${answersText(answers)} von ${invited} Gefragten`}>
			<FeedbackWords feedback={feedback} />
		</Panel>
	);
}

/** Also on a lecturer's own dates. */
export function FeedbackWords({ feedback: { answers, invited, results } }: { feedback: FeedbackResults }) {
	if (!results)
		return (
			<p className="muted m">
				{invited === 0
					? "Gefragt wird mit dem Brief, in dem die Bescheinigung kommt."
					: `Bisher ${answersText(answers)}. Zu sehen sind sie ab ${FEEDBACK_FLOOR}, damit niemand zu erkennen ist.`}
			</p>
		);
	const { ratings, recommend, takes_home, missed } = results;
	return (
		<div className="ratings">
			<dl className="kv">
				{ratings.map(({ name, average, counts }) => (
					<div key={name} className="contents">
						<dt>{RATING_QUESTIONS[name]}</dt>
						<dd>
							<b>{average === null ? "–" : `${String(average).replace(".", ",")} von ${RATING_WORDS.length}`}</b>
							<small className="muted"> {counts.map((count, index) => `${index + 1}: ${count}×`).join(" · ")}</small>
						</dd>
					</div>
				))}
				<div className="contents">
					<dt>Weiterempfehlen</dt>
					<dd>{`${recommend.yes} ja, ${recommend.no} nein`}</dd>
				</div>
			</dl>
			<Texts title="Was sie mitnehmen" texts={takes_home} />
			<Texts title="Was gefehlt hat" texts={missed} />
		</div>
	);
}

const Texts = ({ title, texts }: { title: string; texts: readonly string[] }) =>
	texts.length > 0 && (
		<section aria-label={title}>
			<h3>{title}</h3>
			<ul className="list-disc pl-5">
				{texts.map((text, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same
					<li key={index} className="whitespace-pre-line">
						{text}
					</li>
				))}
			</ul>
		</section>
	);
