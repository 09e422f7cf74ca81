import { useState } from "react";
import { useActionData } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { LecturerBox } from "#web/lecturers/lecturer-box.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { PlaceBlock } from "#web/places/place-block.tsx";
import { DateBlock, type Done } from "./date-block.tsx";
import { firstOpen } from "./next-open-date.ts";
import { OtherDates } from "./other-dates.tsx";
import { roomOf } from "./place.ts";
import type { SeminarAnswer } from "./seminar-action.ts";
import { SeminarBar } from "./seminar-bar.tsx";
import type { ShownDate } from "./seminar-dates.ts";
import { doneOf, SeminarDone } from "./seminar-done.tsx";
import { SeminarHead } from "./seminar-head.tsx";
import { SeminarTicket, ticketDate } from "./seminar-ticket.tsx";
import { FreeNote, FullNote, Notes } from "./star-notes.tsx";

export type ShownSeminar = Omit<
	Seminar,
	"is_highlighted" | "presence_seminar_date_id" | "date" | "cancelled" | "fully_booked" | "free_seats" | "dates"
>;

interface SeminarScreenProps {
	seminar: ShownSeminar;
	chosen: ShownDate | null;
	/** The other dates ahead. */
	others: ShownDate[];
}

/** One date of a seminar, until a form on it has succeeded: then what is true now takes its place. */
export function SeminarScreen({ seminar, chosen, others }: SeminarScreenProps) {
	const answer = useActionData<SeminarAnswer>();
	const [done, setDone] = useState<Done | null>(() => doneOf(answer));
	const next = firstOpen(others);
	const ticket = ticketDate(seminar, chosen);
	if (done)
		return (
			<SeminarDone
				done={done}
				date={ticket}
				chosen={chosen}
				next={next}
				funded={seminar.tax_supported}
				inPlace={!answer}
				onAgain={() => setDone(null)}
			/>
		);
	return (
		<article>
			<Wrap>
				<div className="pt-back-link print:hidden">
					<ArrowLink back to={paths.seminars}>
						zurück zum Seminarkalender
					</ArrowLink>
				</div>
				<div className="grid gap-x-lists gap-y-detail pt-title-top pb-detail-end lg:grid-cols-aside lg:grid-rows-[auto_1fr] print:block print:space-y-6">
					<SeminarHead seminar={seminar} state={chosen?.state} />
					<SeminarTicket seminar={seminar} date={chosen} next={next} />
					<div className="grid min-w-0 content-start gap-part lg:col-start-1 lg:row-start-2">
						<RichText className="prose written prose-lede" html={seminar.description} />
						<div className="print:hidden">
							<LecturerBox lecturer={seminar.lecturer} />
						</div>
						{ticket.place && <PlaceBlock place={ticket.place} room={roomOf(ticket)} />}
						{others.length > 0 && <OtherDates slug={seminar.slug} dates={others} />}
					</div>
				</div>
				<div className="grid gap-6 print:hidden">
					<DateBlock seminar={seminar} date={chosen} next={next} answer={answer} onDone={setDone} />
				</div>
				<div className="py-section-tight">
					<Notes>
						{seminar.price === null && <FreeNote taxSupported={seminar.tax_supported} />}
						{chosen?.state === "full" && <FullNote date={chosen} funded={seminar.tax_supported} />}
					</Notes>
				</div>
			</Wrap>
			{chosen && <SeminarBar seminar={seminar} date={chosen} />}
		</article>
	);
}
