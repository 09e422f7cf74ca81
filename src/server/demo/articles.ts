import { createArticleWriting } from "#server/articles/writing.ts";
import { createAudit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { createPictures } from "#server/pictures/service.ts";
import type { DemoContent } from "./read-content.ts";

interface Parts {
	content: DemoContent;
	/** Who and what an article names. */
	named: {
		category: (slug: string) => number;
		author: (name: string) => number;
		lecturer: (slug: string) => number;
		image: (name: string) => string;
	};
	at: (daysAgo: number) => Date;
	now: Date;
}

export async function loadArticles(tx: Db, { content, named, at, now }: Parts): Promise<void> {
	const clock = () => now;
	const writing = createArticleWriting({
		db: tx,
		clock,
		audit: createAudit({ clock }),
		pictures: createPictures({ db: tx }),
	});
	await writing.take(
		tx,
		content.articles.map(({ slug, title, teaser_text, image_alt, html, ...head }) => ({
			at: at(head.days_ago),
			draft: {
				...{ slug, title, teaser_text, image_alt, content: html, description: "" },
				image: named.image(`artikel-${slug}`),
				category_id: named.category(head.category),
				user_id: named.author(head.author),
				lecturer_id: head.lecturer ? named.lecturer(head.lecturer) : null,
			},
		})),
	);
}
