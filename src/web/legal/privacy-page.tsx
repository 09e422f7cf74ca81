import type { MetaArgs } from "react-router";
import { privacy } from "#contract/legal/privacy.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Datenschutz",
		description: "Welche Daten wir verarbeiten, wozu, wie lange und welche Rechte du hast.",
	});

export default function PrivacyPage() {
	return <LegalPage text={privacy(useSite())} />;
}
