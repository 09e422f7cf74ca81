import { buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { berlinIso } from "#contract/berlin.ts";
import { momentWords } from "#contract/long-date.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { daysAhead, whoComes } from "./overview.ts";

const HEADING_ID = "naechstes-seminar";

/** The seminar that the member goes to next. */
export function NextSeminar({ booking }: { booking: MemberBooking }) {
	const { topic, image, slug, date, location, is_online, path } = booking;
	return (
		<section
			aria-labelledby={HEADING_ID}
			className="on-color grid overflow-hidden rounded-xl bg-elbe-200 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-ticket"
		>
			<div className="grid content-center justify-items-start gap-3.5 p-panel">
				<Tag kind="tip">{daysAhead(date, berlinIso(new Date()))}</Tag>
				<h2 id={HEADING_ID} className="text-h3 leading-panel font-stretch-92%">
					<LongWords>{topic}</LongWords>
				</h2>
				<p>
					{momentWords(date)}
					<br />
					{is_online ? "Online" : location}
					<br />
					{whoComes(booking)}
				</p>
				<div className="flex w-full flex-wrap gap-3 max-xs:grid">
					<ButtonLink to={path}>Zur Buchung</ButtonLink>
					<a href={`${paths.seminar(slug, date)}.ics`} className={buttonLook({ variant: "line" })}>
						<Icon shape={icons.calendar} />
						In den Kalender
					</a>
				</div>
			</div>
			<div className="relative min-h-40 max-sm:order-first">
				<Picture
					path={image}
					alt=""
					sizes="(min-width: 60rem) 400px, (min-width: 40rem) 50vw, 92vw"
					width={1280}
					height={800}
					className="absolute inset-0 size-full object-cover"
				/>
			</div>
		</section>
	);
}
