import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { SetUp } from "#contract/office/set-up.ts";
import { BrandMark } from "../frame/brand-mark.tsx";

type StepNumber = 1 | 2 | 3 | 4;

/** The first makes the account: nobody goes back there. */
const STEPS: readonly { name: string; path: string | null }[] = [
	{ name: "Erste Leitung", path: null },
	{ name: "Wer ihr seid", path: officePaths.setUpHouse },
	{ name: "Post", path: officePaths.setUpMail },
	{ name: "Fertig", path: officePaths.setUpDone },
];

/** Whoever is logged in has an account; the rest is done when nothing of it is missing. */
function isDone(number: number, setUp: SetUp | undefined): boolean {
	if (!setUp || number === 4) return false;
	return number === 1 || !setUp.missing.includes(number === 2 ? "house" : "mail");
}

interface StepsProps {
	at: StepNumber;
	/** None before there is an account: then no other step can be reached. */
	setUp?: SetUp;
	children: ReactNode;
}

/** The room of the first day: how far one is, and the step itself. */
export const Steps = ({ at, setUp, children }: StepsProps) => (
	<div className="set-up">
		<a className="skip" href="#inhalt">
			Zum Inhalt springen
		</a>
		<header className="set-up__top">
			<div>
				<p className="brand">
					<BrandMark />
					<span>VSZ</span>
				</p>
				<h1>
					Ein Platz ist frei: <em>deiner.</em>
				</h1>
				<nav aria-label="Schritte">
					<ol className="set-up__steps">
						{STEPS.map(({ name, path }, index) => (
							<Step
								key={name}
								number={index + 1}
								name={name}
								path={setUp ? path : null}
								isCurrent={index + 1 === at}
								isDone={index + 1 !== at && isDone(index + 1, setUp)}
							/>
						))}
					</ol>
				</nav>
			</div>
		</header>
		<main id="inhalt" className="set-up__main">
			{children}
		</main>
	</div>
);

interface StepProps {
	number: number;
	name: string;
	path: string | null;
	isCurrent: boolean;
	isDone: boolean;
}

function Step({ number, name, path, isCurrent, isDone }: StepProps) {
	const sign = (
		<>
			<i aria-hidden="true" className={isCurrent ? "on" : isDone ? "done" : undefined}>
				{isDone ? "✓" : number}
			</i>
			<span>
				{name}
				{isDone && <span className="sr-only"> (erledigt)</span>}
			</span>
		</>
	);
	return (
		<li aria-current={isCurrent ? "step" : undefined}>
			{path && !isCurrent ? <Link to={path}>{sign}</Link> : <span className="way">{sign}</span>}
		</li>
	);
}

interface CardProps {
	title: string;
	lead?: ReactNode;
	children: ReactNode;
}

/** One step: reading begins at its heading. */
export function Card({ title, lead, children }: CardProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<section className="set-up__card">
			<title>{`${title} · Einrichtung`}</title>
			<div>
				<h2 ref={heading} tabIndex={-1}>
					{title}
				</h2>
				{lead && <p>{lead}</p>}
			</div>
			{children}
		</section>
	);
}
