import { type MetaArgs, useLoaderData } from "react-router";
import { loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { loadLegal } from "./load-legal.ts";

const load = loadLegal("accessibility");
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Barrierefreiheit",
		description: "Wie barrierefrei diese Website ist, was noch fehlt und wem du Barrieren meldest.",
	});

export default function AccessibilityPage() {
	return <LegalPage text={useLoaderData<typeof loader>()} />;
}
