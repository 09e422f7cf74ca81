import type { MetaArgs } from "react-router";
import { accessibility } from "#contract/legal/accessibility.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Barrierefreiheit",
		description: "Wie barrierefrei diese Website ist, was noch fehlt und wem du Barrieren meldest.",
	});

export default function AccessibilityPage() {
	return <LegalPage text={accessibility(useSite())} />;
}
