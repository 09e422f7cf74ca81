import { Fragment } from "react";
import type { LetterPart, LetterRun, MessagePreview } from "#contract/office/messages.ts";

type Shown = NonNullable<MessagePreview["letter"]>;

const keyed = <T,>(parts: readonly T[]) => parts.map((part, index) => ({ part, key: `${index}` }));

function Words({ run }: { run: LetterRun }) {
	const text = run.filled ? <mark>{run.text}</mark> : run.text;
	const linked = run.url ? (
		<span className="link" title={run.url}>
			{text}
		</span>
	) : (
		text
	);
	return run.strong ? <b>{linked}</b> : linked;
}

const Runs = ({ runs }: { runs: readonly LetterRun[] }) =>
	keyed(runs).map(({ key, part }) => <Words key={key} run={part} />);

const Items = ({ items }: { items: readonly LetterRun[][] }) =>
	keyed(items).map(({ key, part }) => (
		<li key={key}>
			<Runs runs={part} />
		</li>
	));

function Part({ part }: { part: LetterPart }) {
	switch (part.kind) {
		case "button":
			return (
				<span className="m-btn" title={part.url}>
					{part.label}
				</span>
			);
		case "list":
			return part.ordered ? (
				<ol className="list-decimal pl-5">
					<Items items={part.items} />
				</ol>
			) : (
				<ul className="list-disc pl-5">
					<Items items={part.items} />
				</ul>
			);
		case "paragraph":
			return (
				<p>
					{keyed(part.lines).map(({ key, part: line }) => (
						<Fragment key={key}>
							{key !== "0" && <br />}
							<Runs runs={line} />
						</Fragment>
					))}
				</p>
			);
	}
}

/** The letter of one person on its paper; what placeholders have put in is marked. */
export const LetterPaper = ({ letter, plain }: { letter: Shown; plain: boolean }) => (
	<article className="mail">
		<dl className="mail__env">
			<dt>Von</dt>
			<dd>{letter.from}</dd>
			<dt>Antwort an</dt>
			<dd>{letter.reply_to}</dd>
			<dt>An</dt>
			<dd>{letter.to}</dd>
			<dt>Betreff</dt>
			<dd>{letter.subject}</dd>
		</dl>
		{plain ? (
			<div className="mail__b whitespace-pre-line wrap-anywhere">{letter.text}</div>
		) : (
			<div className="mail__b wrap-anywhere">
				{keyed(letter.parts).map(({ key, part }) => (
					<Part key={key} part={part} />
				))}
			</div>
		)}
	</article>
);
