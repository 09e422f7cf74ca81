import type { Article } from "#contract/articles.ts";
import { berlinIso } from "#contract/berlin.ts";
import type { ArticleRow } from "./store.ts";

export const presentArticle = ({ date, updated_at, ...row }: ArticleRow): Article => ({
	...row,
	date: berlinIso(date),
	updated_at: berlinIso(updated_at),
});
