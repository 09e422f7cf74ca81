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
		"grid h-[6.25rem] w-[5.5rem] content-center justify-items-center rounded-seat pt-[0.35rem] text-center leading-none text-holunder-900";
	return (
		<time dateTime={date} className={classNames(box, state === "open" ? "bg-cat-bg" : "bg-holunder-200", className)}>
			<span className="sr-only">{`${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(date)}`}</span>
			<span aria-hidden="true" className="text-[0.875rem] font-[600]">
				{formatWeekday(date)}
			</span>
			<b
				aria-hidden="true"
				className={classNames(
					"text-[2.25rem] leading-[0.95] font-[740] tracking-[-0.03em] tabular-nums font-stretch-84%",
					state === "cancelled" && "line-through decoration-2",
				)}
			>
				{formatDayOfMonth(date)}
			</b>
			<span aria-hidden="true" className="mt-[0.15rem] text-[0.875rem] font-[600]">
				{formatShortMonth(date)}
			</span>
		</time>
	);
}
