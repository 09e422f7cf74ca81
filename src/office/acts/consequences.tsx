import { useState } from "react";
import { formatEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import { IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const lettersTo = (count: number, whom: string): string =>
	`${count}\u00a0${counted(count, "Brief", "Briefe")} an ${whom}`;

/** "1 Brief an clara@example.org · 1 Brief an uns", "28 Briefe an 27 Personen" */
export function recipientWords(letters: Consequences["letters"]): string {
	const ours = letters.filter(({ is_ours }) => is_ours).length;
	const [one, ...others] = new Set(letters.flatMap(({ to, is_ours }) => (is_ours ? [] : [to])));
	const theirs = one && lettersTo(letters.length - ours, others.length > 0 ? `${others.length + 1} Personen` : one);
	return [theirs, ours > 0 && lettersTo(ours, "uns")].filter(Boolean).join(" · ");
}

/** Three numbers: letters, money, documents. */
export function ConsequenceNumbers({ letters, money_back, documents }: Consequences) {
	const numbers = [
		{
			value: String(letters.length),
			label: counted(letters.length, "Brief geht hinaus", "Briefe gehen hinaus"),
			detail: recipientWords(letters),
		},
		{ value: formatEuro(money_back), label: "gehen zurück" },
		{
			value: String(documents.length),
			label: counted(documents.length, "Beleg entsteht", "Belege entstehen"),
			detail: documents
				.slice(0, 3)
				.map(({ number }) => number)
				.join(", "),
		},
	];
	return (
		<dl className="conseq">
			{numbers.map(({ value, label, detail }) => (
				<div key={label}>
					<dt className="k order-2">{label}</dt>
					<dd className="v">{value}</dd>
					{detail && <dd className="s muted order-3">{detail}</dd>}
				</div>
			))}
		</dl>
	);
}

interface LetterStepsProps {
	/** Counted from 0. */
	at: number;
	total: number;
	onStep: (at: number) => void;
}

/** "Brief 2 von 4", and the ways to its neighbours. */
export const LetterSteps = ({ at, total, onStep }: LetterStepsProps) => (
	<div className="row row--between">
		<span className="m" role="status">
			{`Brief ${at + 1} von ${total}`}
		</span>
		{total > 1 && (
			<span className="row">
				<IconButton
					icon={icons.chevronLeft}
					label="Voriger Brief"
					size="sm"
					disabled={at === 0}
					onClick={() => onStep(at - 1)}
				/>
				<IconButton
					icon={icons.chevronRight}
					label="Nächster Brief"
					size="sm"
					disabled={at === total - 1}
					onClick={() => onStep(at + 1)}
				/>
			</span>
		)}
	</div>
);

export const LetterSheet = ({
	to,
	subject,
	text,
}: Pick<Consequences["letters"][number], "to" | "subject" | "text">) => (
	<article className="mail">
		<dl className="mail__env">
			<dt>An</dt>
			<dd>{to}</dd>
			<dt>Betreff</dt>
			<dd>{subject}</dd>
		</dl>
		<div className="mail__b whitespace-pre-line">{text}</div>
	</article>
);

/** Every letter as it will be sent, person by person. */
export function LetterPager({ letters }: Pick<Consequences, "letters">) {
	const [at, setAt] = useState(0);
	const letter = letters[at];
	if (!letter) return null;
	return (
		<section aria-label="Briefe" className="stack">
			<LetterSteps at={at} total={letters.length} onStep={setAt} />
			<LetterSheet {...letter} />
		</section>
	);
}
