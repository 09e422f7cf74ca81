import type { Seminar } from "#contract/seminars.ts";
import { CancelledBlock } from "./cancelled-block.tsx";
import { FullBlock } from "./full-block.tsx";
import { NoDateBlock } from "./no-date-block.tsx";
import { PastBlock } from "./past-block.tsx";
import type { ShownDate } from "./seminar-dates.ts";
import { SignUpBlock } from "./sign-up-block.tsx";

interface DateBlockProps {
	seminar: Pick<Seminar, "id" | "slug" | "topic" | "price" | "tax_category">;
	date: ShownDate | null;
	others: ShownDate[];
}

/** What one can do about the chosen date. */
export function DateBlock({ seminar, date, others }: DateBlockProps) {
	if (!date) return <NoDateBlock />;
	const open = others.find(({ state }) => state === "open");
	const next = open ? { slug: seminar.slug, date: open.date } : null;
	switch (date.state) {
		case "deactivated":
			return null;
		case "cancelled":
			return <CancelledBlock next={next} />;
		case "past":
			return <PastBlock next={next} />;
		case "full":
			return <FullBlock full={{ slug: seminar.slug, date: date.date }} next={next} />;
		case "open":
			return <SignUpBlock seminar={seminar} date={date} />;
	}
}
