import { MarkupError, parseLegal } from "#contract/legal/markup/parse.ts";
import type { LegalSource, Section } from "#contract/legal/text.ts";
import { filled, unknownPlaceholders } from "#contract/legal/texts.ts";
import type { LegalKind } from "#contract/legal-texts.ts";

/** Forms of the site lead to these parts of the text: they must not go. */
export const LINKED_SECTIONS: Partial<Record<LegalKind, readonly string[]>> = {
	privacy: ["kontakt", "konto", "newsletter", "seminaranmeldung", "spenden", "widerruf", "speicherdauer"],
};

const idsOf = (sections: readonly Section[]): string[] =>
	sections.flatMap(({ id, sections: inner = [] }) => [id, ...idsOf(inner)]);

/** Why a text cannot be used, in one sentence without a comma; null when it can. */
export function faultOf(kind: LegalKind, markup: string, source: LegalSource): string | null {
	const [unknown] = unknownPlaceholders(markup, source);
	if (unknown) return `Den Platzhalter ${unknown} gibt es nicht`;
	try {
		const ids = idsOf(parseLegal(filled(markup, source)));
		const missing = LINKED_SECTIONS[kind]?.find((id) => !ids.includes(id));
		return missing ? `Der Abschnitt {#${missing}} fehlt: Formulare führen auf ihn` : null;
	} catch (error) {
		if (error instanceof MarkupError) return error.message;
		throw error;
	}
}
