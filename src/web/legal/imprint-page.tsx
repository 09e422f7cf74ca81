import { type MetaArgs, useLoaderData } from "react-router";
import { loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { loadLegal } from "./load-legal.ts";

const load = loadLegal("imprint");
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Impressum",
		description: "Anschrift, Kontakt, Register und Verantwortliche dieser Website.",
	});

export default function ImprintPage() {
	return <LegalPage text={useLoaderData<typeof loader>()} />;
}
