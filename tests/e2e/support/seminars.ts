import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { paths } from "#contract/paths.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { axeFindings } from "./axe.ts";

/** What the form for a seminar must know besides an e-mail address. */
export const ATTENDEE = {
	Vorname: "Mika",
	Nachname: "Sommer",
	Straße: "Elbweg",
	"Haus-Nr.": "7a",
	PLZ: "01099",
	Ort: "Dresden",
};

export async function upcoming(request: APIRequestContext, filter = ""): Promise<Seminar[]> {
	const answer = await request.get(`/api/v1/presence_seminar?upcoming=1&per_page=999${filter}`);
	return ((await answer.json()) as { data: Seminar[] }).data;
}

export function some<T>(list: T[], fits: (one: T) => boolean): T {
	const found = list.find(fits);
	if (!found) throw new Error("the demo content has no such seminar");
	return found;
}

export const isOpen = ({ cancelled, fully_booked, date }: Seminar | SeminarDate) =>
	!cancelled && !fully_booked && Date.parse(date ?? "") > Date.now();
export const addressOf = ({ slug, date }: { slug: string; date: string | null }) => paths.seminar(slug, date);
export const addresses = (list: Seminar[]) => list.map(addressOf);

export const cards = (page: Page) => page.locator("main article");
export const cardLinks = (page: Page) =>
	cards(page)
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
export const card = (page: Page, seminar: Seminar) =>
	cards(page).filter({ has: page.locator(`a[href="${addressOf(seminar)}"]`) });

export const expectNoViolations = async (page: Page) => expect(await axeFindings(page)).toEqual([]);
