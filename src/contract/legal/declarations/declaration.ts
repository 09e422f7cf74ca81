import type { Link, Text } from "#contract/legal/text.ts";
import { paths } from "#contract/paths.ts";

/**
 * What people declare on this site, word for word and once: screen, letter, proof and export take it from here. A change
 * of the words is a new version; the old one moves to `by-version.ts`, because rows name it for years.
 */
export interface Declaration<Words = Text> {
	version: string;
	text: Words;
}

export const TERMS: Link = { text: "AGB", href: paths.terms };
export const WITHDRAWAL_POLICY: Link = { text: "Widerrufsbelehrung", href: paths.withdrawalPolicy };
export const PRIVACY: Link = { text: "Datenschutzhinweise", href: paths.privacy };
