import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { Seminar } from "#contract/seminars.ts";
import { signUpFor } from "#tests/support/builders.ts";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { enterOffice, postOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Whoever books in the last three days has just been told everything, and is not reminded. */
async function bookedEarlier(email: string): Promise<void> {
	const client = await connectTo(await embeddedUrl(process.env.E2E_DATA_DIR ?? ""));
	await client.query("update sign_ups set created_at = now() - interval '9 days' where email = $1", [email]);
	await client.end();
}

const DATE = {
	sessions: [{ day: 0, from: "18:00", to: "20:00", room: null, units: 2 }],
	...{
		capacity: 10,
		deadline: null,
		place_id: null,
		join_link: null,
		minimum: null,
		saxony_seats: null,
		grant_id: null,
	},
};

test("PART-07 three days before somebody says on a page of their own that they come, and then frees the seat", async ({
	page,
	request,
}) => {
	await enterOffice(page, "/verwaltung/seminare");
	const { data } = await (await page.request.get("/api/v1/presence_seminar?upcoming=1")).json();
	// One that nobody travels to: what other journeys read of rooms and places stays true.
	const seminar = (data as Seminar[]).find(({ is_online, price }) => is_online && price === null) as Seminar;
	const days = [isoDay(addDays(berlinDay(new Date()), 2))];
	const { made } = await postOffice(page, `/office/seminar/${seminar.id}/date`, { ...DATE, days });
	const [{ id }] = made as [{ id: number }];
	const email = newAddress();
	const body = signUpFor({ ...seminar, presence_seminar_date_id: id }, { email });
	expect((await request.post("/api/v1/form/presence_seminar", { data: body })).status()).toBe(201);
	await bookedEarlier(email);
	await postOffice(page, "/office/state/job/coming-reminders");

	const { link } = await readMail(page, email, "Bald sehen wir uns");
	await page.goto(link("/komme-ich/"));
	await expect(page.getByRole("heading", { name: "Kommst du?" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Ich komme" }).click();
	await expect(page.getByRole("heading", { name: "Schön, dass du kommst" })).toBeFocused();
	await page.getByRole("button", { name: "Platz freigeben" }).click();
	await expect(page.getByRole("heading", { name: "Dein Platz ist frei" })).toBeVisible();
});
