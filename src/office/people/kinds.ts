import type { PersonKind } from "#contract/office/people.ts";
import { PERSON_KIND_WORDS } from "#contract/office/person-words.ts";

/** Whoever is nothing else has asked for the newsletter, and has not confirmed it or has left. */
export const spokenKinds = (kinds: readonly PersonKind[]): string =>
	kinds.length === 0 ? "liest nicht mit" : kinds.map((kind) => PERSON_KIND_WORDS[kind]).join(" · ");
