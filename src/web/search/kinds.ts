import { openingText } from "#browser/ui/opening-text.ts";
import { formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { SearchResult } from "#contract/search.ts";
import { splitSentence } from "#web/experts/first-sentence.ts";
import { formatClock } from "#web/player/clock.ts";
import { chapterId, FILM_ID, secondHref } from "#web/player/film-address.ts";
import { placeOf } from "#web/seminars/place.ts";

/** What stands before a hit. */
export type HitSign =
	| { scene: string; plays: boolean }
	| { date: string; state: "open" | "off" | "cancelled" }
	| { face: string };

/** Where in a film the text of a hit is said. */
export interface Spoken {
	/** '41:07' */
	clock: string;
	/** Whether everybody can hear it there. */
	isOpen: boolean;
	/** How many more passages of the same film fit. */
	others: number;
}

/** A result of any kind, as the list shows it. */
export interface Hit {
	kind: Kind;
	id: number;
	to: string;
	category: string;
	title: string;
	text: string;
	facts: string;
	sign: HitSign | null;
	spoken?: Spoken;
}

type Shown = Omit<Hit, "kind">;

const articles = ({ blog_posts }: SearchResult): Shown[] =>
	blog_posts.map(({ id, slug, title, teaser_text, image, date, category, user }) => ({
		id,
		to: paths.article(slug),
		category: category.slug,
		title,
		text: teaser_text,
		facts: `${user.name}, ${formatDate(date)}`,
		sign: { scene: image, plays: false },
	}));

const seminars = ({ presence_seminars }: SearchResult): Shown[] =>
	presence_seminars.map(({ id, slug, date, topic, description, location, category, cancelled, fully_booked }) => {
		const when = date ? [`${formatWeekday(date)}, ${formatDate(date)}`, formatTime(date)] : [];
		const state = cancelled ? ["Abgesagt"] : fully_booked ? ["Ausgebucht"] : [];
		return {
			id,
			to: paths.seminar(slug, date),
			category: category.slug,
			title: topic,
			text: openingText(description),
			facts: [...when, placeOf(location).town, ...state].join(", "),
			sign: date ? { date, state: cancelled ? "cancelled" : fully_booked ? "off" : "open" } : null,
		};
	});

const courses = ({ online_seminars }: SearchResult): Shown[] =>
	online_seminars.map(({ id, slug, topic, description, duration, price, image, category }) => ({
		id,
		to: paths.course(slug),
		category: category.slug,
		title: topic,
		text: openingText(description),
		facts: `${duration}, ${priceText(price, "standard")}`,
		sign: { scene: image, plays: true },
	}));

const people = ({ lecturers }: SearchResult): Shown[] =>
	lecturers.map(({ id, slug, name, role, description, image }) => ({
		id,
		to: paths.expert(slug),
		category: "",
		title: name,
		text: splitSentence(description)[0],
		facts: role,
		sign: { face: image },
	}));

/** Whoever has to buy the film first is shown the chapter. */
const passages = ({ film_passages }: SearchResult): Shown[] =>
	film_passages.map(({ id, slug, topic, image, price, category, start_seconds, text, chapter, others }) => {
		const isOpen = price === null;
		const place = isOpen || !chapter ? FILM_ID : chapterId(chapter.number);
		return {
			id,
			to: paths.course(slug) + secondHref(start_seconds, place),
			category: category.slug,
			title: chapter?.title ?? topic,
			text,
			facts: chapter ? `${topic}, Kapitel ${chapter.number}` : topic,
			sign: { scene: image, plays: isOpen },
			spoken: { clock: formatClock(start_seconds), isOpen, others },
		};
	});

/** Every kind of results: how its chip and its hits are called, and where they come from. The best of each come first. */
export const KINDS = {
	ratgeber: { chip: "Ratgeber", one: "Ratgeber", hits: articles },
	seminare: { chip: "Seminare", one: "Seminar", hits: seminars },
	videokurse: { chip: "Videokurse", one: "Videokurs", hits: courses },
	film: { chip: "Im Film", one: "Im Film", hits: passages },
	menschen: { chip: "Menschen", one: "Mensch", hits: people },
} as const satisfies Record<string, { chip: string; one: string; hits: (result: SearchResult) => Shown[] }>;

export type Kind = keyof typeof KINDS;
export const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(KINDS, text);
export const allKinds = Object.keys(KINDS) as Kind[];

export const hitsOf = (kind: Kind, result: SearchResult): Hit[] =>
	KINDS[kind].hits(result).map((hit) => ({ ...hit, kind }));
