import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { FILM_PIECE_BYTES } from "#contract/office/film-upload.ts";
import { filmFile, paddedFilm } from "#tests/support/film-upload.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const captionsFile = fileURLToPath(new URL("../../content/media/captions/vereinsrecht.vtt", import.meta.url));

/** A course of the demo at which no other journey looks. */
const FREE_COURSE = "Neue Engagierte gut ankommen lassen";

const SECOND_PIECE = String(FILM_PIECE_BYTES);

const HLS = "application/vnd.apple.mpegurl";

/** A draft that is free of charge; nobody outside sees it. */
async function newCourse(page: Page): Promise<{ id: number; topic: string }> {
	const topic = `Kurs ${randomUUID().slice(0, 8)}`;
	await enterOffice(page, "/verwaltung/inhalte/videokurse");
	await page.getByRole("link", { name: "Neuer Kurs" }).click();
	await page.getByLabel("Thema").fill(topic);
	await page.getByRole("textbox", { name: "Beschreibung", exact: true }).fill("Wie sie gelingt.");
	await page.getByLabel("Kategorie").selectOption({ index: 1 });
	await page.getByLabel("Dozent/in").selectOption({ index: 1 });
	await page.getByRole("button", { name: "Entwurf anlegen" }).click();
	await expect(page).toHaveURL(/videokurse\/\d+$/);
	await expect(page.getByRole("heading", { level: 1, name: topic })).toBeVisible();
	return { id: Number(new URL(page.url()).pathname.split("/").at(-1)), topic };
}

async function deleteCourse(page: Page, id: number): Promise<void> {
	await page.goto(`/verwaltung/inhalte/videokurse/${id}`);
	await page.getByRole("button", { name: "Löschen" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(page).toHaveURL(/videokurse$/);
}

const film = (page: Page) => page.getByRole("region", { name: "Der Film" });

test("COURSE-01 COURSE-02 a film is cut off, its tab closed, and goes on where it was; staff see its page", async ({
	page,
}, info) => {
	const { id, topic } = await newCourse(page);
	const path = info.outputPath("Hybride Versammlung.mp4");
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, await paddedFilm(5 * 1024 ** 2));
	const offsets: string[] = [];
	const refused: string[] = [];
	let isCut = true;
	await page.route("**/api/v1/office/film-upload/*", async (route) => {
		const request = route.request();
		if (request.method() !== "PATCH") return route.continue();
		const offset = request.headers()["upload-offset"] ?? "";
		if (isCut && offset !== "0") {
			refused.push(offset);
			return route.abort("connectionfailed");
		}
		offsets.push(offset);
		return route.continue();
	});
	const choose = () => page.getByLabel("Der Film: Datei auswählen").setInputFiles(path);
	await choose();
	await expect(film(page).getByText("wird hochgeladen")).toBeVisible();
	await expect.poll(() => refused, "the first piece was taken, the second cut off").toContain(SECOND_PIECE);
	await expect(film(page)).toContainText(/73\s% · 4,0\sMB von/);

	await page.reload();
	await expect(film(page).getByText("unterwegs stehen geblieben")).toBeVisible();
	isCut = false;
	await choose();
	await expect(film(page)).toContainText(/960 × 600, 0:47 Min\., 5,4\sMB/);
	expect(offsets).toEqual(["0", SECOND_PIECE]);
	await expect(film(page).getByText("bereit", { exact: true })).toBeVisible({ timeout: 30_000 });
	await expectAccessible(page);

	await page.goto(`/verwaltung/vorschau/videokurs/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: topic })).toBeVisible();
	await expect(page.getByText("1 Minute").first()).toBeVisible();
	await expect(page.locator("video source")).toHaveAttribute("src", /^\/media\/video\/\d+\?expires=/);
	await deleteCourse(page, id);
});

test("COURSE-03 a film that came in is sent in pieces to whoever takes it so, and can be jumped within", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/inhalte/videokurse?q=ankommen");
	await page.getByRole("link", { name: FREE_COURSE }).click();
	await page.getByLabel("Der Film: Datei auswählen").setInputFiles(filmFile("vereinsrecht"));
	await expect(film(page)).toContainText("0:47 Min.");
	const video = page.locator("video").first();
	await expect(async () => {
		await page.goto("/videokurse/neue-engagierte-gut-ankommen-lassen");
		// Chromium takes pieces since its version 142; an older one plays the whole file.
		const takesPieces = await video.evaluate((one: HTMLVideoElement, hls) => one.canPlayType(hls), HLS);
		const address = takesPieces ? /^\/media\/hls\/\d+\/[^/]+\/index\.m3u8$/ : /^\/media\/video\/\d+\?expires=/;
		await expect(video.locator("source")).toHaveAttribute("src", address, { timeout: 2_000 });
	}).toPass();
	await video.evaluate((one: HTMLVideoElement) => {
		one.muted = true;
		one.currentTime = 30;
		return one.play();
	});
	await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(30.2);
});

test("COURSE-04 captions are checked, edited line by line beside the film, and stand in the player", async ({
	page,
}) => {
	const { id } = await newCourse(page);
	await page.getByLabel("Der Film: Datei auswählen").setInputFiles(filmFile("vereinsrecht"));
	await expect(film(page)).toContainText("0:47 Min.");
	const choose = page.getByLabel("Untertitel und Abschrift: VTT-Datei auswählen");
	await choose.setInputFiles({
		name: "falsch.vtt",
		mimeType: "text/vtt",
		buffer: Buffer.from("WEBVTT\n\n00:02.000 --> 00:01.000\nFalsch"),
	});
	await expect(page.getByText("Zeile 3: Das Ende liegt nicht hinter dem Anfang")).toBeVisible();
	await choose.setInputFiles(captionsFile);
	await expect(page.getByText("vereinsrecht.vtt")).toBeVisible();

	await page
		.getByRole("region", { name: "Untertitel und Abschrift" })
		.getByRole("link", { name: "Zeile für Zeile" })
		.click();
	const second = page.getByLabel("Untertitel 2: Text");
	await second.focus();
	await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(5.48);
	await second.fill("Fang mit der Satzung an. Dort steht die Frist.");
	await second.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(24, 24));
	await second.press("Alt+t");
	await expect(page.getByLabel("Untertitel 3: Text")).toHaveValue("Dort steht die Frist.");
	await second.press("Alt+v");
	await expect(second).toHaveValue("Fang mit der Satzung an.\nDort steht die Frist.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Sichern" }).click();
	await expect(page.getByText("Die Untertitel sind gesichert.")).toBeVisible();

	await page.goto(`/verwaltung/vorschau/videokurs/${id}`);
	const cues = () =>
		page.locator("video").evaluate((video: HTMLVideoElement) => {
			const [track] = video.textTracks;
			if (track) track.mode = "showing";
			return Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).text);
		});
	await expect.poll(cues).toContain("Fang mit der Satzung an.\nDort steht die Frist.");
	await expect(page.getByText("Dort steht die Frist.").first()).toBeAttached();
	await deleteCourse(page, id);
});
