import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";

export const UNUSED_YEARS = 3;
export const ANNOUNCED_DAYS = 30;
export const NEVER_USED_DAYS = 14;

const yearsBefore = (moment: Date, years: number): Date => {
	const { year, month, day } = berlinDay(moment);
	return new Date(Date.UTC(year - years, month - 1, day));
};

/** As the privacy notice promises: three years without a login, told 30 days before. */
export const deadlines = (now: Date) => ({
	/** Whoever was here last before this day is told. */
	announce: yearsBefore(new Date(now.getTime() + ANNOUNCED_DAYS * DAY_MS), UNUSED_YEARS),
	/** Whoever was here last before this day goes… */
	remove: yearsBefore(now, UNUSED_YEARS),
	/** … if they were told before this moment. */
	announced: new Date(now.getTime() - ANNOUNCED_DAYS * DAY_MS),
	/** An account that nobody has confirmed or entered since. */
	neverUsed: new Date(now.getTime() - NEVER_USED_DAYS * DAY_MS),
	/** The day that the letter names. */
	removalDay: new Date(now.getTime() + ANNOUNCED_DAYS * DAY_MS),
});

const RETENTION_YEARS = { documents: 8, bookings: 3 };

/** Periods count from the end of the calendar year. */
const lastDay = (moment: Date, years: number): string => `31.12.${berlinDay(moment).year + years}`;

export interface Kept {
	/** The newest order or invoice. */
	documents: Date | null;
	/** The latest seminar date booked. */
	bookings: Date | null;
}

/** What the law makes us keep, and until when, in sentences. */
export const keptSentences = ({ documents, bookings }: Kept): string[] => [
	...(documents
		? [
				`Bestellungen und Rechnungen müssen wir bis zum ${lastDay(documents, RETENTION_YEARS.documents)} aufbewahren. Sie sind bis dahin gesperrt.`,
			]
		: []),
	...(bookings
		? [
				`Deine Seminarbuchungen bleiben gültig. Wir löschen sie nach dem ${lastDay(bookings, RETENTION_YEARS.bookings)}.`,
			]
		: []),
];

/** What stays in the row: nothing that leads to a person, and an address nobody can have. */
export const pseudonym = (id: number, now: Date) => ({
	title: null,
	name: "Gelöschtes Konto",
	email: `geloescht-${id}@konto.invalid`,
	email_confirmed_at: null,
	password_hash: "",
	company: null,
	street_address: "",
	street_suffix: "",
	postcode: "",
	city: "",
	phone_number: null,
	pin_authenticated_at: null,
	date_of_birth: null,
	bank_data: null,
	last_login_at: null,
	deletion_announced_at: null,
	deleted_at: now,
	updated_at: now,
});
