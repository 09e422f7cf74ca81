import { type MetaArgs, useLoaderData } from "react-router";
import { loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";
import { loadLegal } from "./load-legal.ts";

const load = loadLegal("withdrawal_policy");
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Widerrufsbelehrung",
		description: "Widerrufsrecht, Muster-Widerrufsformular und wann das Widerrufsrecht endet.",
	});

export default function WithdrawalPolicyPage() {
	return <LegalPage text={useLoaderData<typeof loader>()} />;
}
