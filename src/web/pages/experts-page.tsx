import type { MetaArgs } from "react-router";
import { pageMeta } from "#web/frame/page-meta.ts";
import { HeadingPage } from "./heading-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Experten",
		description: "Die Expertinnen und Experten des Zentrums für Vereine, Stiftungen und Ehrenamt.",
	});

export default function ExpertsPage() {
	return <HeadingPage title="Experten" />;
}
