import { type MetaArgs, useLoaderData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { newsletterLinks } from "./feed-link.ts";

const load = async ({ api, params }: LoadArgs) =>
	(await orNotFound(api.newsletter.issue({ params: { id: Number(params.id) } }))).data;
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const links = newsletterLinks;

export function meta(args: MetaArgs<typeof loader>) {
	const issue = args.loaderData;
	return issue ? pageMeta(args, { title: issue.title, description: issue.lead || "Aus unserem Newsletter." }) : [];
}

/** NEWS-06: a newsletter on a page of its own. */
export default function IssuePage() {
	const { title, date, html } = useLoaderData<typeof loader>();
	return (
		<Wrap>
			<PageHead title={title} lead={`Newsletter vom ${formatDate(date)}`} />
			<RichText html={html} className="prose written max-w-text pb-8" />
			<p className="pb-16">
				<TextLink to={paths.newsletterArchive}>Alle Ausgaben</TextLink>
			</p>
		</Wrap>
	);
}
