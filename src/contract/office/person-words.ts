import type { PersonKind } from "./people.ts";

/** On screens of the office and in files that leave it. */
export const PERSON_KIND_WORDS: Record<PersonKind, string> = {
	member: "Mitglied",
	participant: "Teilnahme",
	waiting: "Warteliste",
	buyer: "Kauf",
	donor: "Spende",
	subscriber: "Newsletter",
	alert: "Vormerkung",
	contact: "Anfrage",
};

/** What somebody did last. */
export const PERSON_EVENT_WORDS: Record<PersonKind, string> = {
	member: "Konto angelegt",
	participant: "Seminar gebucht",
	waiting: "auf die Warteliste",
	buyer: "Kurs bestellt",
	donor: "gespendet",
	subscriber: "Newsletter",
	alert: "Termin vorgemerkt",
	contact: "angefragt",
};
