import { formatDate, formatDayOfMonth, formatShortMonth, formatTime, formatWeekday } from "#contract/dates.ts";
import { classNames } from "./class-names.ts";

const STATES = {
	open: "bg-cat-bg",
	off: "bg-holunder-200",
	cancelled: "bg-holunder-200",
	free: "bg-raps-400",
} as const;
const SIZES = {
	md: { box: "h-25 w-22 pt-1.5", day: "text-[2.25rem]", words: "text-note" },
	sm: {
		box: "h-16 w-14 pt-1 sm:h-17 sm:w-15 lg:h-19.5 lg:w-17",
		day: "text-figure-lg lg:text-figure-2xl",
		words: "text-seat lg:text-note",
	},
} as const;

interface DateSeatProps {
	date: string;
	/** "off" is grey, "cancelled" strikes the day through as well, "free" is the yellow chair. */
	state?: keyof typeof STATES;
	/** "sm" stands in a row and grows a little with the screen. */
	size?: keyof typeof SIZES;
	className?: string;
}

/** A date on a chair. */
export function DateSeat({ date, state = "open", size = "md", className }: DateSeatProps) {
	const look = SIZES[size];
	const box = `grid content-center justify-items-center rounded-seat text-center leading-none text-holunder-900 ${look.box}`;
	return (
		<time dateTime={date} className={classNames(box, STATES[state], className)}>
			<span className="sr-only">{`${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(date)}`}</span>
			<span aria-hidden="true" className={classNames("font-strong", look.words)}>
				{formatWeekday(date)}
			</span>
			<b
				aria-hidden="true"
				className={classNames(
					look.day,
					"leading-[0.95] font-numeral tracking-[-0.03em] tabular-nums font-stretch-84%",
					state === "cancelled" && "line-through decoration-2",
				)}
			>
				{formatDayOfMonth(date)}
			</b>
			<span aria-hidden="true" className={classNames("mt-0.5 font-strong", look.words)}>
				{formatShortMonth(date)}
			</span>
		</time>
	);
}
