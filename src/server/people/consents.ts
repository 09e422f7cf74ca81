import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { newsletterWords } from "#contract/legal/declarations/by-version.ts";
import type { Consent } from "#contract/office/person-page.ts";
import { SUBSCRIBER_SOURCE_WORDS } from "#contract/office/subscriber-words.ts";
import type { Db } from "#server/db/client.ts";
import type { StoredImportProof } from "#server/newsletter/tables.ts";
import * as store from "./consents-store.ts";

const dayOf = (moment: string): string => formatDate(berlinIso(new Date(moment)));

type Newsletter = Awaited<ReturnType<typeof store.findNewsletter>>[number];
const NEWSLETTER_STATES = { confirmed: "yes", pending: "open", unsubscribed: "no" } as const;

const importWords = ({ given, how, kept, imported_at }: StoredImportProof): string =>
	`eingewilligt ${formatDate(given)} (${how}), importiert ${formatDate(imported_at)}, Nachweis: ${kept}`;

const ofNewsletter = (row: Newsletter): Consent => ({
	what: "Newsletter",
	proof: [
		row.import_proof
			? importWords(row.import_proof)
			: `gefragt ${dayOf(row.requested_at)} (${SUBSCRIBER_SOURCE_WORDS[row.source]}, Text Fassung ${row.text_version})`,
		row.confirmed_at ? `bestätigt ${dayOf(row.confirmed_at)}` : "nicht bestätigt",
		row.unsubscribed_at && `abgemeldet ${dayOf(row.unsubscribed_at)}`,
	]
		.filter(Boolean)
		.join(", "),
	words: row.import_proof?.words ?? newsletterWords(row.source, row.text_version) ?? null,
	state: NEWSLETTER_STATES[row.state],
});

/** PERSON-02: what somebody has agreed to, each with its proof. */
export async function consentsOf(db: Db, email: string): Promise<Consent[]> {
	const [newsletter, wishes, answers, terms] = await Promise.all([
		store.findNewsletter(db, email),
		store.findWishes(db, email),
		store.findAnswers(db, email),
		store.findTerms(db, email),
	]);
	return [
		...newsletter.map(ofNewsletter),
		...wishes.map(
			({ topic, requested_at, confirmed_at }): Consent => ({
				what: `Nächster Termin von „${topic}“`,
				proof: `gefragt ${dayOf(requested_at)}, ${confirmed_at ? `bestätigt ${dayOf(confirmed_at)}` : "nicht bestätigt"}`,
				words: null,
				state: confirmed_at ? "yes" : "open",
			}),
		),
		...answers.map(
			({ bookings, last_at }): Consent => ({
				what: "Angaben zum Engagement",
				proof: `für die Förderung, bei ${bookings === 1 ? "1 Buchung" : `${bookings} Buchungen`}, zuletzt ${dayOf(last_at)}`,
				words: null,
				state: "yes",
			}),
		),
		...terms.map(
			({ number, version, at }): Consent => ({
				what: "Geschäftsbedingungen",
				proof: `Fassung ${version}, zuletzt ${dayOf(at)} mit ${number}`,
				words: null,
				state: "yes",
			}),
		),
	];
}
