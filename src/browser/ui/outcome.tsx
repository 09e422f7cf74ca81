import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Wrap } from "./layout.tsx";

/** What a colour says: it worked; it is your turn, or you wait; calm, something is given back or on its way. */
const TONES = { done: "bg-elbe-200", waiting: "bg-raps-300", calm: "bg-flieder-200" } as const;

interface OutcomeProps {
	tone: keyof typeof TONES;
	/** The sign on the seal above the title; what stands above the title without one is for `above`. */
	seal?: IconShape;
	above?: ReactNode;
	/** What is true now: "Eure zwei Plätze sind reserviert". */
	title: ReactNode;
	/** The sentence below the title, read out when it takes the place of a form. */
	lead: ReactNode;
	/** It has taken the place of what was pressed: reading goes on at the title, which comes into view. */
	inPlace?: boolean;
	/** The ticket, a card or a picture beside the words. */
	aside?: ReactNode;
	/** Whether words and what stands beside them share the width. */
	even?: boolean;
	children?: ReactNode;
}

/** Success is a screen: a colour field in place of the form, with what is true now and what comes next. */
export function Outcome({
	tone,
	seal,
	above,
	title,
	lead,
	inPlace = false,
	aside,
	even = false,
	children,
}: OutcomeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (inPlace) heading.current?.focus({ preventScroll: true });
		if (inPlace) window.scrollTo(0, 0);
	}, [inPlace]);
	return (
		<section className={classNames("on-color", TONES[tone])}>
			<Wrap
				className={classNames(
					"grid gap-columns py-outcome",
					even ? "lg:grid-cols-2 lg:items-center" : "lg:grid-cols-ticket",
				)}
			>
				<div className="grid min-w-0 content-start justify-items-start gap-5">
					{above}
					{seal && <Seal shape={seal} dark={tone === "waiting"} />}
					<h1 ref={heading} tabIndex={-1} className="text-outcome">
						{title}
					</h1>
					<div role="status" className="max-w-lead font-serif text-lg leading-teaser">
						{lead}
					</div>
					{children}
				</div>
				{aside}
			</Wrap>
		</section>
	);
}

/** A chair with a sign on it. */
export const Seal = ({ shape, dark = false }: { shape: IconShape; dark?: boolean }) => (
	<span
		className={classNames(
			"seal grid place-items-center",
			dark ? "bg-holunder-800 text-white" : "bg-raps-400 text-holunder-900",
		)}
	>
		<Icon shape={shape} className="size-7 stroke-3" />
	</span>
);

/** The next sensible step first, one below the other on a phone. */
export const OutcomeActions = ({ children }: { children: ReactNode }) => (
	<div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 pt-1.5 max-sm:flex-col max-sm:items-stretch">
		{children}
	</div>
);

export type OutcomeFact = readonly [label: string, value: ReactNode, note?: ReactNode];

interface OutcomeFactsProps {
	facts: readonly OutcomeFact[];
	/** In a narrow card: label above value. */
	stacked?: boolean;
}

/** Who, when, where, how much: label beside value under a firm line. */
export const OutcomeFacts = ({ facts, stacked = false }: OutcomeFactsProps) => (
	<dl className="grid w-full border-t-2 border-ink">
		{facts.map(([label, value, note]) => (
			<div
				key={label}
				className={classNames(
					"grid gap-x-4 border-b border-ink/20 py-3",
					!stacked && "sm:grid-cols-labelled sm:items-baseline",
				)}
			>
				<dt className="text-sm text-ink-2">{label}</dt>
				<dd className="min-w-0 font-control wrap-anywhere">
					{value}
					{note && <span className="block text-sm font-hint text-ink-2">{note}</span>}
				</dd>
			</div>
		))}
	</dl>
);
