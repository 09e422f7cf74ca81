import type { TestApp } from "./app.ts";

const one = async ({ database }: TestApp, query: string): Promise<Record<string, number>> =>
	(await database.pool.query(query)).rows[0];

/** Everybody who writes finds it: it is the asker's own. */
async function ownArticle(testing: TestApp, userId: number, isPublished = false): Promise<number> {
	const { id } = await one(
		testing,
		`insert into articles (slug, title, teaser_text, content, image, image_alt, date, is_published, category_id, user_id, published_at)
			select 'eigener-' || coalesce(max(id), 0) + 1, 'Eigener', 'Vorspann', '<p>Text</p>', '/media/scenes/a-1-1280.webp', 'Ein Bild',
				now(), ${isPublished}, (select min(id) from categories), coalesce((select id from users where id = ${userId}), (select min(id) from users)), ${isPublished ? "now()" : "null"} from articles returning id`,
	);
	await testing.database.pool.query(
		`insert into article_revisions (article_id, number, kind, slug, title, teaser_text, content, description, image, image_alt,
			category_id, user_id, added_words, removed_words, saved_by, created_at, saved_at)
			select id, 1, 'draft', slug, title, teaser_text, content, description, image, image_alt, category_id, user_id, 0, 0, user_id, now() - interval '1 day', now()
			from articles where id = ${id}`,
	);
	return id ?? 0;
}

const DRAFT = {
	...{ title: "Neu gedacht", teaser_text: "Kurz gesagt", content: "<p>Text</p>", description: "" },
	...{ lecturer_id: null, image: "/media/scenes/a-1-1280.webp", image_alt: "Ein Bild" },
};

async function draftFor(testing: TestApp, id: number, userId: number) {
	const { category_id } = await one(testing, `select category_id from articles where id = ${id}`);
	return { ...DRAFT, slug: `neu-gedacht-${id}`, category_id, user_id: userId, number: 1 };
}

/** Calls that succeed, each on an article of its own. */
export const ARTICLE_CALLS = {
	get: async (testing: TestApp, userId: number) => ({ path: `/office/article/${await ownArticle(testing, userId)}` }),
	create: async (testing: TestApp) => ({
		path: "/office/article",
		body: { title: "Neu", category_id: (await one(testing, "select min(id) as id from categories")).id },
	}),
	save: async (testing: TestApp, userId: number) => {
		const id = await ownArticle(testing, userId);
		return { path: `/office/article/${id}/draft`, body: await draftFor(testing, id, userId) };
	},
	publish: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/publish`,
		body: { number: 1, at: null, ends_at: null },
	}),
	end: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId, true)}/end`,
		body: { ends_at: "2099-01-01T08:00" },
	}),
	unplan: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/plan`,
	}),
	unpublish: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId, true)}/unpublish`,
	}),
	checks: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/checks`,
	}),
	revisions: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/revision`,
	}),
	revision: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/revision/1`,
	}),
	restore: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/revision/1/restore`,
		body: { number: 1 },
	}),
	presence: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/presence`,
		body: { is_writing: false },
	}),
	share: async (testing: TestApp, userId: number) => ({
		path: `/office/article/${await ownArticle(testing, userId)}/preview_link`,
	}),
};
