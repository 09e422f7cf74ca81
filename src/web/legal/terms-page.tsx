import { type MetaArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { loadLegal } from "./load-legal.ts";

const load = loadLegal("terms");
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Allgemeine Geschäftsbedingungen",
		description: "Was für Videokurse und Seminare gilt: Bestellung, Preise, Zahlung, Stornierung und Widerruf.",
	});

export default function TermsPage() {
	return <LegalPage text={useLoaderData<typeof loader>()} pdf={paths.termsPdf} />;
}
