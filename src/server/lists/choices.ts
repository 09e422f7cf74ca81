import type { Choices } from "#contract/office/choices.ts";
import type { ArticlesOffice } from "#server/articles/office.ts";
import { byName } from "#server/catalogue/rules.ts";
import type { Catalogue } from "#server/catalogue/service.ts";
import type { Places } from "#server/places/service.ts";

interface Parts {
	catalogue: Catalogue;
	places: Places;
	articlesOffice: ArticlesOffice;
}

/** By whom and by what lists of the office are filtered; each capability knows its own. */
export const createChoices = ({ catalogue, places, articlesOffice }: Parts) => ({
	async get(): Promise<Choices> {
		const [categories, lecturers, known, authors] = await Promise.all([
			catalogue.categories(),
			catalogue.lecturers(),
			places.names(),
			articlesOffice.authors(),
		]);
		const named = known.map(({ id, city, name }) => ({ id, name: [city, name].filter(Boolean).join(", ") }));
		return { categories: categories.data, lecturers: lecturers.data, places: byName(named), authors };
	},
});
