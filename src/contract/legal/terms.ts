import { contractSections } from "./terms-contract.ts";
import { generalSections } from "./terms-general.ts";
import { paymentSections } from "./terms-payment.ts";
import { serviceSections } from "./terms-services.ts";
import { bound, type LegalSource, type LegalText } from "./text.ts";
import { LEGAL_TEXTS_CHANGED_ON, TERMS_VERSION } from "./versions.ts";

type TermsSource = Pick<LegalSource, "provider" | "public_url">;

export const terms = ({ provider, public_url }: TermsSource): LegalText => ({
	title: "Allgemeine Geschäftsbedingungen",
	lead: `Was gilt, wenn du beim ${provider.name} einen Videokurs bestellst oder dich zu einem Seminar anmeldest.`,
	version: TERMS_VERSION,
	changed_on: LEGAL_TEXTS_CHANGED_ON,
	sections: [
		...contractSections(public_url),
		...paymentSections(provider),
		...serviceSections(provider),
		...generalSections(provider, public_url),
	].map((section, index) => ({ ...section, heading: bound(`§ ${index + 1} ${section.heading}`) })),
});
