import type { Page } from "@playwright/test";

export const LIST_API = /\/api\/v1\/blog_post\?(?!slug=)/;
export const LOADING = "Beiträge werden geladen...";
export const PAGE_SIZE = 9;

export const keyword = (page: Page) => page.getByRole("searchbox", { name: "Stichwortsuche" });
export const category = (page: Page) => page.getByRole("combobox", { name: "Kategorie" });
export const cards = (page: Page) => page.getByRole("region", { name: "Artikel" }).getByRole("article");
export const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
export const more = (page: Page) => page.getByRole("link", { name: "weitere Artikel anzeigen" });

/** The addresses of the list's own requests, as they are sent. */
export function listRequests(page: Page): URLSearchParams[] {
	const sent: URLSearchParams[] = [];
	page.on("request", (request) => {
		if (LIST_API.test(request.url())) sent.push(new URL(request.url()).searchParams);
	});
	return sent;
}

/** Holds the list's answers back until they are let go. */
export async function holdBack(page: Page, address = LIST_API): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue().catch(() => {});
	});
	return resolve;
}

export const total = async (page: Page): Promise<number> => {
	const answer = await page.request.get("/api/v1/blog_post");
	return ((await answer.json()) as { total: number }).total;
};
