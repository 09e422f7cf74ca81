import { formatDate, formatDayOfMonth, formatShortMonth, formatTime, formatWeekday } from "#contract/dates.ts";
import { classNames } from "./class-names.ts";

interface DateSeatProps {
	date: string;
	/** "off" is grey, "cancelled" strikes the day through as well. */
	state?: "open" | "off" | "cancelled";
	className?: string;
}

/** A date on a chair. */
export function DateSeat({ date, state = "open", className }: DateSeatProps) {
	const box =
		"grid h-25 w-22 content-center justify-items-center rounded-seat pt-1.5 text-center leading-none text-holunder-900";
	return (
		<time dateTime={date} className={classNames(box, state === "open" ? "bg-cat-bg" : "bg-holunder-200", className)}>
			<span className="sr-only">{`${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(date)}`}</span>
			<span aria-hidden="true" className="text-note font-strong">
				{formatWeekday(date)}
			</span>
			<b
				aria-hidden="true"
				className={classNames(
					"text-[2.25rem] leading-[0.95] font-numeral tracking-[-0.03em] tabular-nums font-stretch-84%",
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
