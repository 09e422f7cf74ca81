import { type MetaArgs, useLoaderData } from "react-router";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { PAGE_SIZE } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { ArticleSection } from "#web/articles/article-section.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import thanksScene from "#web/illustrations/spenden-danke.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";

const load = async ({ api }: LoadArgs) => ({
	articles: await orEmpty(api.articles.list({ query: { per_page: PAGE_SIZE.donationThanksArticles } })),
});
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Danke für deine Spende", noIndex: true });

export default function ThanksPage() {
	const { articles } = useLoaderData<typeof loader>();
	return (
		<>
			<section className="on-color bg-mohn-100">
				<Wrap className="grid gap-columns py-thanks lg:grid-cols-2 lg:items-center">
					<div className="grid justify-items-start gap-5.5">
						<h1>Danke! Am Tisch ist es gerade wärmer geworden</h1>
						<Lead>
							Deine Spende macht einen Platz möglich. Die Bestätigung kommt per{" "}
							<span className="whitespace-nowrap">E-Mail</span>, die Bescheinigung fürs Finanzamt zu Beginn des nächsten
							Jahres.
						</Lead>
						<ButtonLink to={paths.articles}>Im Ratgeber lesen</ButtonLink>
					</div>
					<img
						className="aspect-square w-full rounded-2xl object-cover"
						src={thanksScene}
						alt=""
						width={1000}
						height={1000}
					/>
				</Wrap>
			</section>
			<ArticleSection id="neu-im-ratgeber" title="Neu im Ratgeber" articles={articles} />
		</>
	);
}
