import { type MetaArgs, useLoaderData } from "react-router";
import { loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { loadLegal } from "./load-legal.ts";

const load = loadLegal("privacy");
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Datenschutz",
		description: "Welche Daten wir verarbeiten, wozu, wie lange und welche Rechte du hast.",
	});

export default function PrivacyPage() {
	return <LegalPage text={useLoaderData<typeof loader>()} />;
}
