import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { keepDashes } from "./dashes.ts";
import { LongWords } from "./long-words.tsx";

interface WrapProps {
	/** "text" is the reading column. */
	width?: "page" | "text";
	className?: string;
	children: ReactNode;
}

/** The page's column: centred, with the gutter at both sides. */
export function Wrap({ width = "page", className, children }: WrapProps) {
	const max =
		width === "page"
			? "max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]"
			: "max-w-[calc(var(--container-text)+2*var(--spacing-gutter))]";
	return <div className={classNames("mx-auto w-full px-gutter", max, className)}>{children}</div>;
}

interface SectionProps {
	/** Id of the heading that names the section. */
	labelledBy?: string;
	tight?: boolean;
	className?: string;
	children: ReactNode;
}

/** A part of the page; without a heading that names it, it is no section to those who listen. */
export function Section({ labelledBy, tight = false, className, children }: SectionProps) {
	const Part = labelledBy ? "section" : "div";
	return (
		<Part aria-labelledby={labelledBy} className={classNames(tight ? "py-section-tight" : "py-section", className)}>
			{children}
		</Part>
	);
}

interface SectionHeadProps {
	id: string;
	title: string;
	lead?: string;
	/** Usually an ArrowLink to the whole list. */
	children?: ReactNode;
}

export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
	return (
		<div className="mb-heading-end flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
			<div>
				<h2 id={id}>{title}</h2>
				{lead && <Lead className="mt-3">{lead}</Lead>}
			</div>
			{children}
		</div>
	);
}

export function Lead({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<p className={classNames("max-w-[38em] font-serif text-lg leading-teaser text-ink-2 sm:text-balance", className)}>
			{typeof children === "string" ? keepDashes(children) : children}
		</p>
	);
}

interface PageHeadProps {
	title: string;
	lead?: ReactNode;
	/** What belongs to the opening, such as a search field. */
	children?: ReactNode;
}

/** The opening of a list or text page. */
export function PageHead({ title, lead, children }: PageHeadProps) {
	return (
		<div className="pt-page-top pb-head-end">
			<h1>
				<LongWords>{title}</LongWords>
			</h1>
			{lead && <Lead className="mt-4.5">{lead}</Lead>}
			{children}
		</div>
	);
}

/** Cards side by side: one column on a phone, two or three from 640 px. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
	return (
		<div
			className={classNames(
				"cards grid grid-cols-1 gap-x-cards gap-y-card-rows",
				columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
			)}
		>
			{children}
		</div>
	);
}
