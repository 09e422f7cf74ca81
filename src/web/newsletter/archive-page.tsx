import { type MetaArgs, useLoaderData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { newsletterLinks } from "./feed-link.ts";

const load = async ({ api }: LoadArgs) => (await api.newsletter.issues()).data;
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const links = newsletterLinks;

export const meta = (args: MetaArgs) =>
	pageMeta(args, { title: "Newsletter-Archiv", description: "Was in unseren letzten Newslettern stand." });

/** NEWS-06 */
export default function ArchivePage() {
	const issues = useLoaderData<typeof loader>();
	return (
		<Wrap>
			<PageHead title="Newsletter-Archiv" lead="Was in unseren letzten Newslettern stand." />
			{issues.length === 0 ? (
				<p className="pb-16">Noch ist hier keine Ausgabe.</p>
			) : (
				<ul className="grid gap-5 pb-16">
					{issues.map(({ id, title, lead, date }) => (
						<li key={id}>
							<TextLink to={paths.newsletterIssue(id)}>{title}</TextLink>
							<p>{[formatDate(date), lead].filter(Boolean).join(" · ")}</p>
						</li>
					))}
				</ul>
			)}
		</Wrap>
	);
}
