import type { MetaArgs } from "react-router";
import { terms } from "#contract/legal/terms.ts";
import { paths } from "#contract/paths.ts";

import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Allgemeine Geschäftsbedingungen",
		description: "Was für Videokurse und Seminare gilt: Bestellung, Preise, Zahlung, Stornierung und Widerruf.",
	});

export default function TermsPage() {
	return <LegalPage text={terms(useSite())} pdf={paths.termsPdf} />;
}
