import type { MetaArgs } from "react-router";
import { imprint } from "#contract/legal/imprint.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Impressum",
		description: "Anschrift, Kontakt, Register und Verantwortliche dieser Website.",
	});

export default function ImprintPage() {
	return <LegalPage text={imprint(useSite())} />;
}
