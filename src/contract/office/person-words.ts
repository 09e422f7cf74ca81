import type { PersonKind } from "./people.ts";

/** On screens of the office and in files that leave it. */
export const PERSON_KIND_WORDS: Record<PersonKind, string> = {
	member: "Mitglied",
	participant: "Teilnahme",
	buyer: "Kauf",
	donor: "Spende",
	subscriber: "Newsletter",
	contact: "Anfrage",
};

/** What somebody did last. */
export const PERSON_EVENT_WORDS: Record<PersonKind, string> = {
	member: "Konto angelegt",
	participant: "Seminar gebucht",
	buyer: "Kurs bestellt",
	donor: "gespendet",
	subscriber: "Newsletter",
	contact: "angefragt",
};
