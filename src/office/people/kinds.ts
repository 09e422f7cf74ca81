import type { PersonKind } from "#contract/office/people.ts";
import { PERSON_KIND_WORDS } from "#contract/office/person-words.ts";

/** Whoever is nothing else has asked for the newsletter, and has not confirmed it or has unsubscribed. */
export const spokenKinds = (kinds: readonly PersonKind[]): string =>
	kinds.length === 0
		? "Newsletter nicht bestätigt oder abgemeldet"
		: kinds.map((kind) => PERSON_KIND_WORDS[kind]).join(" · ");
