import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { DateFacts } from "#contract/seminars.ts";
import { DateFact, LecturerFact, PlaceFact } from "./ticket-facts.tsx";

/** Of a seminar without a date: no date and no sessions. */
export type TicketDate = Omit<DateFacts, "date"> & { date: string | null };

/** Grey is what nobody can take; what was called off is struck through as well. */
type Look = "open" | "off" | "cut";
const SEATS = { open: "open", off: "off", cut: "cancelled" } as const;

interface TicketProps {
	/** What it is, for those who do not see it. */
	label: string;
	date: TicketDate;
	look?: Look;
	/** What it means for the reader: "Ihr seid dabei", "Ausgebucht". */
	tag?: ReactNode;
	/** On a page of its own seminar the name stands above already. */
	named?: boolean;
	/** A drawing in place of the seminar's picture. */
	drawing?: string;
	/** Directly below the date, where it matters more than the rest. */
	first?: ReactNode;
	/** Further facts, `TicketFact` each. */
	facts?: ReactNode;
	/** Its number, and what one can do. */
	children?: ReactNode;
	/** Where it stands. */
	className?: string;
}

/** When, where and with whom, on every page about a date. It changes by its tag, never by its layout. */
export function Ticket({
	label,
	date,
	look = "open",
	tag,
	named = false,
	drawing,
	first,
	facts,
	children,
	className,
}: TicketProps) {
	const short = look !== "open" && !named;
	return (
		<aside
			aria-label={label}
			data-cat={date.category.slug}
			className={classNames(
				"relative min-w-0 self-start rounded-xl border border-line bg-surface shadow-lg sm:max-lg:grid sm:max-lg:grid-cols-picture print:break-inside-avoid print:shadow-none",
				className,
			)}
		>
			<div
				className={classNames(
					"relative overflow-hidden rounded-ticket-picture bg-cat-bg sm:max-lg:h-auto",
					short ? "h-24 lg:h-44" : "h-44",
					look !== "open" && "faded",
				)}
			>
				<TicketPicture path={date.image} drawing={drawing} />
			</div>
			{date.date && (
				<DateSeat
					date={date.date}
					state={SEATS[look]}
					className={classNames(
						"absolute left-6 ring-6 ring-surface sm:max-lg:top-auto sm:max-lg:bottom-6 sm:max-lg:left-46",
						short ? "top-10 lg:top-30" : "top-30",
					)}
				/>
			)}
			<div className={classNames("min-w-0 px-6 pb-6 sm:max-lg:pt-6 sm:max-lg:pl-17", date.date ? "pt-15.5" : "pt-6")}>
				{tag && (
					<div
						className={classNames(
							"absolute right-5 sm:max-lg:static sm:max-lg:mb-3",
							short ? "top-28 lg:top-48" : "top-48",
						)}
					>
						{tag}
					</div>
				)}
				{named && (
					<h2
						className={classNames(
							"mb-4 border-b border-line pb-4 text-h4 leading-tag font-stretch-94%",
							look === "cut" && "line-through decoration-2",
						)}
					>
						<LongWords>{date.topic}</LongWords>
					</h2>
				)}
				{first && (
					<>
						<dl>
							<DateFact date={date} />
						</dl>
						{first}
					</>
				)}
				<dl className={first ? "mt-5" : undefined}>
					{!first && <DateFact date={date} />}
					<PlaceFact date={date} />
					{facts}
					<LecturerFact lecturer={date.lecturer} />
				</dl>
				{children}
			</div>
		</aside>
	);
}

function TicketPicture({ path, drawing }: { path: string; drawing: string | undefined }) {
	const className = "absolute inset-0 size-full object-cover";
	if (drawing) return <img src={drawing} alt="" width={1200} height={520} className={className} />;
	return (
		<Picture
			path={path}
			alt=""
			sizes="(min-width: 60rem) 400px, (min-width: 40rem) 15rem, 92vw"
			width={1200}
			height={800}
			priority
			className={className}
		/>
	);
}

/** The number under which it can be found again. */
export const TicketNumber = ({ name, number }: { name: string; number: string }) => (
	<p className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-line pt-4 text-sm text-ink-2">
		<span>{name} </span>
		<b className="text-ink tabular-nums">{number}</b>
	</p>
);
