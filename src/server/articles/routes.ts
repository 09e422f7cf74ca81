import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import type { Article } from "#contract/articles.ts";
import { articlePreviewLink, articlePreviewPath } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import { createPreviews, idIn, type PreviewParts } from "#server/http/preview.ts";

const withDraft =
	(data: Article) =>
	(api: Api): Api => ({ ...api, articles: { ...api.articles, bySlug: async () => ({ data }) } });

/** EDIT-05: the public page of an article as it is written, for staff and for whoever has the secret link. */
export function registerArticlePreview(fastify: FastifyInstance, parts: PreviewParts): void {
	const { articlePreviews } = parts.app.services;
	const previews = createPreviews(parts);

	fastify.get<{ Params: { id: string } }>(articlePreviewPath(":id"), async (request, reply) => {
		const staff = await previews.staffOf(request, "articles.read");
		const article = await articlePreviews.forStaff(idIn(request.params.id), staff);
		return previews.send(paths.article(article.slug), request, reply, withDraft(article));
	});

	fastify.get<{ Params: { token: string } }>(articlePreviewLink(":token"), async (request, reply) => {
		const article = await articlePreviews.byToken(request.params.token);
		return previews.send(paths.article(article.slug), request, reply, withDraft(article));
	});
}
