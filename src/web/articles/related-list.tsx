import { LongWords } from "#browser/ui/long-words.tsx";
import { formatDate } from "#contract/dates.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { placeOf } from "#web/seminars/place.ts";
import type { Related } from "./related.ts";

interface Entry {
	to: string;
	title: string;
	note: string;
}

/** Seminars and courses on the same subject, as plain links: they come after a long text. */
export function RelatedList({ seminars, courses }: Related) {
	const seminarEntries = seminars.map(({ slug, topic, date, location }) => ({
		to: paths.seminar(slug, date),
		title: topic,
		note: [date && formatDate(date), placeOf(location).town].filter(Boolean).join(" · "),
	}));
	const courseEntries = courses.map(({ slug, topic, duration, price }) => ({
		to: paths.course(slug),
		title: topic,
		note: `${duration} · ${priceText(price, "standard")}`,
	}));
	if (seminarEntries.length + courseEntries.length === 0) return null;
	return (
		<section aria-labelledby="mehr-zum-thema" className="mt-chapter print:hidden">
			<h2 id="mehr-zum-thema" className="text-h3">
				Mehr zum Thema
			</h2>
			<div className="mt-6 grid gap-x-lists gap-y-8 lg:grid-cols-2">
				<Column title="Seminare" entries={seminarEntries} />
				<Column title="Videokurse" entries={courseEntries} />
			</div>
		</section>
	);
}

function Column({ title, entries }: { title: string; entries: Entry[] }) {
	if (entries.length === 0) return null;
	return (
		<div>
			<h3 className="text-h4">{title}</h3>
			<ul className="mt-3 grid">
				{entries.map(({ to, title: name, note }) => (
					<li key={to} className="grid gap-1 border-t border-line py-3">
						<TextLink to={to} className="min-h-6">
							<LongWords>{name}</LongWords>
						</TextLink>
						<span className="text-sm text-ink-2">{note}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
