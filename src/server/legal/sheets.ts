import { terms } from "#contract/legal/terms.ts";
import type { LegalSource, LegalText } from "#contract/legal/text.ts";
import { withdrawalPolicy } from "#contract/legal/withdrawal-policy.ts";
import type { Config } from "#server/config.ts";

/** The legal texts that leave the house as files, for the site and for letters. */
export function legalSheets({ provider, publicUrl, newsletterFormUrl, donationFormUrl }: Config) {
	const source: LegalSource = {
		provider,
		public_url: publicUrl,
		newsletter_form_url: newsletterFormUrl,
		donation_form_url: donationFormUrl,
	};
	const file = (name: string, text: LegalText) => ({
		filename: `${name}-${provider.short_name}.pdf`,
		sheet: { kind: "legal", text, provider, publicUrl } as const,
	});
	return {
		terms: file("AGB", terms(source)),
		withdrawal_policy: file("Widerrufsbelehrung", withdrawalPolicy(source)),
	};
}
