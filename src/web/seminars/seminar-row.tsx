import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { Price } from "#browser/ui/price.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { cardState } from "./card-state.ts";
import { FreeSeats } from "./free-seats.tsx";
import { placeOf } from "./place.ts";
import { seatsText } from "./seats-text.ts";
import type { SeminarEntry } from "./seminar-entry.ts";

const IMAGE_SIZES = "(min-width: 60rem) 176px, 128px";

/** One date in a list. On a phone without a picture, so that three to four stand on a screen; the link covers it all. */
export function SeminarRow({ seminar }: { seminar: SeminarEntry }) {
	const state = cardState(seminar);
	const off = state !== "open";
	return (
		<article
			data-cat={seminar.category.slug}
			className={classNames(
				"date-row group relative isolate grid items-start gap-x-3.5 gap-y-0.5 sm:items-center sm:gap-x-5",
				seminar.is_highlighted
					? "my-1.5 -mx-2.75 rounded-lg border-3 border-raps-400 px-2 py-2.5 sm:-mx-3.75 sm:px-3"
					: "border-b border-line py-3",
			)}
		>
			<div
				className={classNames(
					"-mr-10.5 h-21 overflow-hidden rounded-md bg-cat-bg max-sm:hidden lg:h-25",
					off && "opacity-60 grayscale",
				)}
			>
				<Picture
					path={seminar.image}
					alt=""
					sizes={IMAGE_SIZES}
					width={1200}
					height={800}
					className="size-full object-cover transition-scale duration-slow group-hover:scale-103"
				/>
			</div>
			{seminar.date && (
				<DateSeat
					date={seminar.date}
					size="sm"
					state={state === "cancelled" ? "cancelled" : off ? "off" : "open"}
					className="relative row-span-2 sm:row-span-1 sm:ring-4 sm:ring-bg"
				/>
			)}
			<div className="grid min-w-0 gap-1">
				<h3
					className={classNames(
						"text-lg leading-snug text-pretty group-hover:underline group-hover:decoration-raps-400 group-hover:decoration-3 sm:text-h4",
						state === "cancelled" && "line-through decoration-2",
					)}
				>
					<LongWords>{seminar.topic}</LongWords>
				</h3>
				<RowFacts seminar={seminar} />
			</div>
			<div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end sm:text-right">
				<RowTag seminar={seminar} />
				<Price size="sm" price={seminar.price} tax={seminar.tax_category} star />
				<RowLink seminar={seminar} state={state} />
			</div>
		</article>
	);
}

function RowFacts({ seminar }: { seminar: SeminarEntry }) {
	return (
		<ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-ink-2">
			<Fact icon={icons.clock}>
				<span>
					{seminar.date && formatTime(seminar.date)}
					<span className="max-lg:hidden">, {seminar.duration}</span>
				</span>
			</Fact>
			{seminar.is_online ? (
				<Fact icon={icons.monitor} className="font-control text-info">
					Online
				</Fact>
			) : (
				<Fact icon={icons.pin}>{placeOf(seminar.location).town}</Fact>
			)}
			<Fact icon={icons.user} className="max-sm:hidden">
				{seminar.lecturer.name}
			</Fact>
			{!seatsText(seminar)?.few && <FreeSeats as="li" date={seminar} className="max-lg:hidden" />}
		</ul>
	);
}

/** Few seats say so; the tip says what its frame means. */
function RowTag({ seminar }: { seminar: SeminarEntry }) {
	const seats = seatsText(seminar);
	return (
		<>
			{seminar.is_highlighted && <Tag kind="tip">Unser Tipp</Tag>}
			{seats?.few && <Tag kind="warn">{seats.text}</Tag>}
		</>
	);
}

const LINK_TEXT = { open: "Infos & Anmelden", full: "Ausgebucht**", cancelled: "Abgesagt" } as const;
const CLOSED_LOOK =
	"order-first inline-flex min-h-7 items-center rounded-pill px-3 py-0.5 leading-tag font-control whitespace-nowrap";
const LINK_LOOK = {
	open: "inline-flex min-h-7 items-center gap-sign font-semibold text-link group-hover:text-link-hover max-sm:ml-auto",
	full: `${CLOSED_LOOK} bg-surface-sunken text-ink-2`,
	cancelled: `${CLOSED_LOOK} bg-error-bg text-error`,
} as const;

/** Covers the row. Below 960 px an arrow stands for the words of an open date, which screen readers still say. */
function RowLink({ seminar, state }: { seminar: SeminarEntry; state: keyof typeof LINK_TEXT }) {
	const isOpen = state === "open";
	return (
		<Link
			to={paths.seminar(seminar.slug, seminar.date)}
			prefetch="intent"
			className={classNames("text-sm no-underline after:absolute after:inset-0 after:z-1", LINK_LOOK[state])}
		>
			<span className={isOpen ? "max-lg:sr-only" : undefined}>
				{LINK_TEXT[state]}
				<span className="sr-only">: {seminar.topic}</span>
			</span>
			{isOpen && (
				<Icon
					shape={icons.arrowRight}
					className="size-5 transition-translate duration-base group-hover:translate-x-1 lg:size-4.5"
				/>
			)}
		</Link>
	);
}

function Fact({ icon, className, children }: { icon: IconShape; className?: string; children: ReactNode }) {
	return (
		<li className={classNames("flex items-center gap-sign-close whitespace-nowrap", className)}>
			<Icon shape={icon} className="size-3.75" />
			{children}
		</li>
	);
}
