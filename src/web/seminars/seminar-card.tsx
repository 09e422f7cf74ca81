import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { Price } from "#browser/ui/price.tsx";
import { CategoryTag, Tag } from "#browser/ui/tag.tsx";
import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { cardState } from "./card-state.ts";
import { FreeSeats } from "./free-seats.tsx";
import { placeOf } from "./place.ts";
import type { SeminarEntry } from "./seminar-entry.ts";

const IMAGE_SIZES = "(min-width: 60rem) 248px, 92vw";

interface SeminarCardProps {
	/** One entry of the list: a seminar with one of its dates. */
	seminar: SeminarEntry;
	heading?: "h2" | "h3";
	/** For the first card of a page that begins with cards. */
	priority?: boolean;
}

/** The button's link covers the whole card. */
export function SeminarCard({ seminar, heading: Heading = "h3", priority = false }: SeminarCardProps) {
	const state = cardState(seminar);
	const off = state !== "open";
	return (
		<article
			data-cat={seminar.category.slug}
			className={classNames(
				"relative isolate grid rounded-xl bg-surface transition-[box-shadow,border-color] duration-base hover:shadow-md lg:min-h-43 lg:grid-cols-[15.5rem_minmax(0,1fr)_13.25rem]",
				seminar.is_highlighted ? "border-3 border-raps-400" : "border border-line hover:border-transparent",
			)}
		>
			<div
				className={classNames(
					"h-34 overflow-hidden rounded-t-[calc(var(--radius-xl)-1px)] bg-cat-bg sm:h-44 lg:absolute lg:inset-y-0 lg:left-0 lg:h-auto lg:w-62 lg:rounded-t-none",
					seminar.is_highlighted
						? "lg:rounded-l-[calc(var(--radius-xl)-3px)]"
						: "lg:rounded-l-[calc(var(--radius-xl)-1px)]",
					off && "opacity-60 saturate-[0.12]",
				)}
			>
				<Picture
					path={seminar.image}
					alt=""
					sizes={IMAGE_SIZES}
					width={1200}
					height={800}
					priority={priority}
					className="size-full object-cover"
				/>
			</div>
			{seminar.date && (
				<DateSeat
					date={seminar.date}
					state={state === "cancelled" ? "cancelled" : off ? "off" : "open"}
					className="absolute top-22 left-5 shadow-[0_0_0_5px_var(--surface)] sm:top-32 lg:top-1/2 lg:left-51 lg:-translate-y-1/2"
				/>
			)}
			<div className="grid content-center gap-2.75 px-5 pt-16 lg:col-start-2 lg:py-6 lg:pr-4 lg:pl-18">
				<div className="flex flex-wrap gap-1.5">
					<CategoryTag category={seminar.category} />
					{seminar.is_online && (
						<Tag kind="online" icon={icons.monitor}>
							Online
						</Tag>
					)}
					{seminar.is_highlighted && <Tag kind="tip">Unser Tipp</Tag>}
				</div>
				<Heading
					className={classNames(
						"text-h3 leading-card font-stretch-92%",
						state === "cancelled" && "line-through decoration-2",
					)}
				>
					<LongWords>{seminar.topic}</LongWords>
				</Heading>
				<ul className="flex flex-wrap gap-x-4.5 gap-y-1.25 text-sm text-ink-2">
					<Fact icon={icons.clock}>
						{seminar.date ? `${formatTime(seminar.date)}, ${seminar.duration}` : seminar.duration}
					</Fact>
					{!seminar.is_online && <Fact icon={icons.pin}>{placeOf(seminar.location).town}</Fact>}
					<Fact icon={icons.user}>{seminar.lecturer.name}</Fact>
					<FreeSeats as="li" date={seminar} />
				</ul>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 pt-4.5 pb-5.5 lg:col-start-3 lg:flex-col lg:items-end lg:justify-center lg:py-5 lg:pr-7 lg:pl-0 lg:text-right">
				<Price price={seminar.price} tax={seminar.tax_category} star />
				<ButtonLink
					to={paths.seminar(seminar.slug, seminar.date)}
					size="sm"
					variant={off ? "quiet" : "primary"}
					icon={state === "cancelled" ? icons.calendarOff : undefined}
					className="after:absolute after:inset-0 after:z-1 after:rounded-xl"
				>
					<span>
						{BUTTON_TEXT[state]}
						<span className="sr-only">: {seminar.topic}</span>
					</span>
				</ButtonLink>
			</div>
		</article>
	);
}

const BUTTON_TEXT = { open: "Infos & Anmelden", full: "Ausgebucht**", cancelled: "Abgesagt" } as const;

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
	return (
		<li className="flex items-center gap-sign-close">
			<Icon shape={icon} className="size-4.25" />
			{children}
		</li>
	);
}
