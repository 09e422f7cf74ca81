import type { Provider } from "#contract/site.ts";
import { accessibility } from "./accessibility.ts";
import { imprint } from "./imprint.ts";
import { PROVIDER_BLOCK, printLegal } from "./markup/print.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";
import { type LegalSource, type LegalText, phone } from "./text.ts";
import { withdrawalPolicy } from "./withdrawal-policy.ts";

/** The texts that the house was built with: the first version of each. */
const FIRST = { terms, withdrawal_policy: withdrawalPolicy, privacy, imprint, accessibility } satisfies Record<
	string,
	(source: LegalSource) => LegalText
>;

export type FirstKind = keyof typeof FIRST;

/** What a text may take from the settings, as people edit it: {{email}}. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const valuesOf = ({ provider, public_url, retention }: LegalSource): Record<string, string> => ({
	...provider,
	phone: phone(provider.phone),
	creditor_id: provider.creditor_id || "noch nicht vergeben",
	public_url,
	contact_months: retention.contact_months,
	waiting_list_months: retention.waiting_list_months,
});

/** Puts the placeholders themselves in the place of every value. */
function withPlaceholders(source: LegalSource): LegalSource {
	const named = (name: string) => `{{${name}}}`;
	const provider = Object.fromEntries(Object.keys(source.provider).map((name) => [name, named(name)]));
	return {
		...source,
		provider: provider as Provider,
		public_url: named("public_url"),
		retention: { contact_months: named("contact_months"), waiting_list_months: named("waiting_list_months") },
	};
}

/** As it is edited. */
export const firstMarkup = (kind: FirstKind, source: LegalSource): string =>
	printLegal(FIRST[kind](withPlaceholders(source)).sections);

/** Its title and the sentence below; they stay whatever version it is. */
export const firstText = (kind: FirstKind, source: LegalSource): LegalText => FIRST[kind](source);

/** Every placeholder with what it stands for now. */
export const placeholdersOf = (source: LegalSource): { name: string; value: string }[] => [
	{ name: PROVIDER_BLOCK, value: "Anschrift und Kontakt als Block" },
	...Object.entries(valuesOf(source)).map(([name, value]) => ({ name: `{{${name}}}`, value })),
];

/** A fact that has no value in this house is not told. */
const EMPTY_FACT = /^.+ :: *$\n?/gm;

export const filled = (markup: string, source: LegalSource): string => {
	const values = valuesOf(source);
	const named = markup.replace(PLACEHOLDER, (whole, name: string) =>
		Object.hasOwn(values, name) ? `${values[name]}` : whole,
	);
	return named.replace(EMPTY_FACT, "");
};

/** Those that mean nothing. */
export const unknownPlaceholders = (markup: string, source: LegalSource): string[] =>
	[...filled(markup, source).matchAll(PLACEHOLDER)].map(([whole]) => whole).filter((whole) => whole !== PROVIDER_BLOCK);
