import type { MetaArgs } from "react-router";
import { withdrawalPolicy } from "#contract/legal/withdrawal-policy.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Widerrufsbelehrung",
		description: "Widerrufsrecht, Muster-Widerrufsformular und wann das Widerrufsrecht endet.",
	});

export default function WithdrawalPolicyPage() {
	return <LegalPage text={withdrawalPolicy(useSite())} />;
}
