import type { MetaArgs } from "react-router";
import { pageMeta } from "#web/frame/page-meta.ts";
import { HeadingPage } from "./heading-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Presse",
		description: "Für Redaktionen, die über Vereine, Stiftungen und Ehrenamt berichten.",
	});

export default function PressPage() {
	return <HeadingPage title="Presse" />;
}
