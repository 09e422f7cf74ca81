import type { LegalText } from "#contract/legal/text.ts";
import type { Config } from "#server/config.ts";
import type { LegalTexts } from "./service.ts";

interface Parts {
	config: Pick<Config, "provider" | "publicUrl">;
	legalTexts: Pick<LegalTexts, "text">;
}

const NAMES = { terms: "AGB", withdrawal_policy: "Widerrufsbelehrung" } as const;

/** The legal texts that leave the house as files, for the site and for letters; without a version as they hold now. */
export function legalSheet({ config, legalTexts }: Parts, kind: keyof typeof NAMES, version?: string) {
	const { provider, publicUrl } = config;
	const text: LegalText = legalTexts.text(kind, version);
	return {
		filename: `${NAMES[kind]}-${provider.short_name}.pdf`,
		sheet: { kind: "legal", text, provider, publicUrl } as const,
	};
}
