import { formatDate, formatDayOfMonth, formatShortMonth, formatTime, formatWeekday } from "#contract/dates.ts";
import { classNames } from "./class-names.ts";

const STATES = {
	open: "bg-cat-bg",
	off: "bg-holunder-200",
	cancelled: "bg-holunder-200",
	free: "bg-raps-400",
} as const;
const SIZES = {
	sm: { box: "h-18.5 w-15.5", day: "text-figure-xl" },
	md: { box: "h-25 w-22", day: "text-[2.25rem]" },
} as const;

interface DateSeatProps {
	date: string;
	/** "off" is grey, "cancelled" strikes the day through as well, "free" is the yellow chair. */
	state?: keyof typeof STATES;
	size?: keyof typeof SIZES;
	className?: string;
}

/** A date on a chair. */
export function DateSeat({ date, state = "open", size = "md", className }: DateSeatProps) {
	const box = "grid content-center justify-items-center rounded-seat pt-1.5 text-center leading-none text-holunder-900";
	return (
		<time dateTime={date} className={classNames(box, SIZES[size].box, STATES[state], className)}>
			<span className="sr-only">{`${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(date)}`}</span>
			<span aria-hidden="true" className="text-note font-strong">
				{formatWeekday(date)}
			</span>
			<b
				aria-hidden="true"
				className={classNames(
					SIZES[size].day,
					"leading-[0.95] font-numeral tracking-[-0.03em] tabular-nums font-stretch-84%",
					state === "cancelled" && "line-through decoration-2",
				)}
			>
				{formatDayOfMonth(date)}
			</b>
			<span aria-hidden="true" className="mt-0.5 text-note font-strong">
				{formatShortMonth(date)}
			</span>
		</time>
	);
}
