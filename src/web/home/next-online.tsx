import { DateSeat } from "#browser/ui/date-seat.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Price } from "#browser/ui/price.tsx";
import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ButtonLink } from "#web/links/button-link.tsx";

const HEADING_ID = "naechster-online-termin";

/** One band below the dates in person. */
export function NextOnline({ seminar }: { seminar: Seminar & { date: string } }) {
	const { slug, date, topic, duration, lecturer, price, tax_category } = seminar;
	return (
		<section
			aria-labelledby={HEADING_ID}
			data-cat="vereinsrecht"
			className="on-color mt-6 grid items-center gap-x-6 gap-y-4 rounded-xl bg-elbe-100 p-5 sm:grid-cols-end sm:px-6"
		>
			<div className="grid grid-cols-portrait items-center gap-4">
				<DateSeat date={date} />
				<div className="min-w-0">
					<p className="flex items-center gap-sign text-sm font-semibold text-elbe-800">
						<Icon shape={icons.monitor} />
						Nächster Online-Termin
					</p>
					<h3 id={HEADING_ID} className="mt-0.5 text-h4 leading-hit">
						{topic}
					</h3>
					<p className="mt-0.5 text-sm text-ink-2">{`${formatTime(date)}, ${duration}, mit ${lecturer.name}`}</p>
				</div>
			</div>
			<div className="flex items-center justify-between gap-x-4 gap-y-2 sm:flex-col sm:items-end">
				<Price price={price} tax={tax_category} star />
				<ButtonLink to={paths.seminar(slug, date)} size="sm">
					Infos & Anmelden<span className="sr-only">: {topic}</span>
				</ButtonLink>
			</div>
		</section>
	);
}
