import { useState } from "react";
import { formatEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import { IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Three numbers: people, money, documents. */
export function ConsequenceNumbers({ people, money_back, documents }: Consequences) {
	const numbers = [
		{ value: String(people), label: counted(people, "Person bekommt Post", "Personen bekommen Post") },
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

/** Every letter as it will be sent, person by person. */
export function LetterPager({ letters }: Pick<Consequences, "letters">) {
	const [at, setAt] = useState(0);
	const letter = letters[at];
	if (!letter) return null;
	return (
		<section aria-label="Briefe" className="stack">
			<div className="row row--between">
				<span className="m" role="status">
					{`Brief ${at + 1} von ${letters.length}`}
				</span>
				{letters.length > 1 && (
					<span className="row">
						<IconButton
							icon={icons.chevronLeft}
							label="Voriger Brief"
							size="sm"
							disabled={at === 0}
							onClick={() => setAt(at - 1)}
						/>
						<IconButton
							icon={icons.chevronRight}
							label="Nächster Brief"
							size="sm"
							disabled={at === letters.length - 1}
							onClick={() => setAt(at + 1)}
						/>
					</span>
				)}
			</div>
			<article className="mail">
				<dl className="mail__env">
					<dt>An</dt>
					<dd>{letter.to}</dd>
					<dt>Betreff</dt>
					<dd>{letter.subject}</dd>
				</dl>
				<div className="mail__b whitespace-pre-line">{letter.text}</div>
			</article>
		</section>
	);
}
