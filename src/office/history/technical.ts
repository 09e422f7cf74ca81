import { SUBJECTS, type Subject } from "#contract/office/audit.ts";
import type { HistoryEntry } from "#contract/office/history.ts";

/** Keys by which machines know a thing: nobody says them aloud. */
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[\w-]{24,}$|^all$/i;
const KEY_FIELDS = ["payment_id", "reference"];

/** "Bestellung VSZ-2026-000412", "Datenbank" */
export const subjectWords = (subject: Subject, id: string): string =>
	[SUBJECTS[subject].name, ...(KEY.test(id) ? [] : [id])].join(" ");

type Fact = HistoryEntry["facts"][number];

/** What people read of an entry at a glance. */
export const forPeople = (facts: readonly Fact[]): Fact[] =>
	facts.filter(({ field, value }) => !KEY_FIELDS.includes(field) && !KEY.test(value));
