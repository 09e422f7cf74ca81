import { classNames } from "#browser/ui/class-names.ts";

const part = (at: Date, options: Intl.DateTimeFormatOptions) =>
	at.toLocaleDateString("de-DE", { timeZone: "Europe/Berlin", ...options }).replace(".", "");

interface DateChairProps {
	/** ISO 8601. */
	at: string;
	/** The slug of the category gives the hue. */
	category?: string | undefined;
	size?: "md" | "lg";
	cancelled?: boolean;
}

export function DateChair({ at, category, size = "md", cancelled = false }: DateChairProps) {
	const date = new Date(at);
	return (
		<time
			dateTime={at}
			data-cat={category}
			className={classNames("date", size === "lg" && "date--l", cancelled && "date--off")}
		>
			<span>{part(date, { weekday: "short" })}</span>
			<b>{part(date, { day: "2-digit" })}</b>
			<span>{part(date, { month: "short" })}</span>
		</time>
	);
}
