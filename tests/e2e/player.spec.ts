import type { Page } from "@playwright/test";
import type { Course } from "#contract/courses.ts";
import { axeFindings } from "./support/axe.ts";
import { open, stored } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const PRICED = "/videokurse/verein-gruenden-schritt-fuer-schritt";
const FREE = "/videokurse/datenschutz-grundlagen";
const AUTO_HIDE_MS = 1500;
/** Video needs its time on a busy machine. */
const PATIENCE_MS = 20_000;

test.describe.configure({ timeout: 3 * PATIENCE_MS });

const player = (page: Page) => page.getByRole("group", { name: /^Video: / });
const layer = (page: Page) => player(page).locator("[data-state]");
const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
/** Its name goes on with the length of the film. */
const startButton = (page: Page, name: string) =>
	player(page).getByRole("button", { name: new RegExp(`^${name}, \\d+\\sSek\\.$`) });
const scrub = (page: Page) => player(page).getByRole("slider", { name: "Position im Video" });

const video = <K extends keyof HTMLVideoElement>(page: Page, key: K) =>
	page.locator("video").evaluate((element, name) => (element as HTMLVideoElement)[name], key) as Promise<
		HTMLVideoElement[K]
	>;
const time = (page: Page) => video(page, "currentTime");
const isPlaying = (page: Page) =>
	expect(layer(page)).toHaveAttribute("data-state", "playing", { timeout: PATIENCE_MS });

async function openPlayer(page: Page, path = PRICED): Promise<void> {
	await open(page, path);
	await expect(layer(page)).toBeVisible({ timeout: PATIENCE_MS });
}

async function play(page: Page, path = PRICED): Promise<void> {
	await openPlayer(page, path);
	await startButton(page, path === FREE ? "Video abspielen" : "Teaser abspielen").click();
	await isPlaying(page);
}

/** Stops the picture, so that times can be compared. */
async function pauseAt(page: Page, seconds: number): Promise<void> {
	await page.locator("video").evaluate(async (element, at) => {
		const film = element as HTMLVideoElement;
		film.pause();
		const arrived = new Promise((resolve) => film.addEventListener("seeked", resolve, { once: true }));
		film.currentTime = at;
		await arrived;
	}, seconds);
}

const playToTheEnd = (page: Page) =>
	page.locator("video").evaluate((element) => {
		const film = element as HTMLVideoElement;
		film.currentTime = film.duration - 0.3;
		return film.play();
	});

/** What Tab finds in the player from here on; each of them shows its focus. */
async function namesByTab(page: Page): Promise<(string | null)[]> {
	const names: (string | null)[] = [];
	for (let step = 0; step < 12; step++) {
		const focused = page.locator(":focus");
		names.push(await focused.getAttribute("aria-label"));
		expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
		await page.keyboard.press("Tab");
		if (!(await page.locator(":focus").evaluate((element) => element.closest("[data-player]") !== null))) break;
	}
	return names;
}

test("VID-08 VID-16 VID-17 the video loads nothing beforehand and offers no download; the teaser really plays, to its end, and again", async ({
	page,
}) => {
	const loaded: string[] = [];
	page.on("request", (request) => {
		if (/\.mp4|\/media\/video\//.test(request.url())) loaded.push(request.url());
	});
	await openPlayer(page);
	await test.step("VID-08 VID-16 the video has a poster, an mp4 source, loads nothing beforehand and offers no download", async () => {
		const film = page.locator("video");
		await expect(film).toHaveAttribute("poster", /^\/media\/scenes\/kurs-verein-gruenden.+\.webp$/);
		await expect(film).toHaveAttribute("preload", "none");
		await expect(film).toHaveAttribute("controlslist", "nodownload");
		await expect(film.locator("source")).toHaveAttribute("type", "video/mp4");
		await expect(film.locator("source")).toHaveAttribute("src", /^\/media\/teasers\/.+\.mp4$/);
		await expect(player(page).getByRole("button", { name: /download|herunterladen|speichern/i })).toHaveCount(0);
		await expect(layer(page)).toHaveAttribute("data-state", "paused");
		expect(loaded).toEqual([]);
	});
	await test.step("VID-08 VID-17 the teaser really plays, to its end, and again", async () => {
		await startButton(page, "Teaser abspielen").click();
		await isPlaying(page);
		await expect.poll(() => time(page)).toBeGreaterThan(0.5);
		const before = await time(page);
		await expect.poll(() => time(page)).toBeGreaterThan(before + 0.3);
		await playToTheEnd(page);
		await expect(layer(page)).toHaveAttribute("data-state", "ended");
		await expect(player(page).getByRole("link", { name: "Zum Kurs" })).toHaveAttribute("href", /#preis$/);
		await button(page, "Noch einmal").click();
		await isPlaying(page);
		expect(await time(page)).toBeLessThan(5);
		expect(await stored(page)).toEqual([]);
	});
});

test("VID-08 without scripts the browser's own player stands in the same box @mobil", async ({
	browser,
	page,
	baseURL,
}) => {
	await openPlayer(page);
	const box = await player(page).boundingBox();
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: baseURL ?? "",
		viewport: page.viewportSize(),
	});
	const plain = await context.newPage();
	await plain.goto(PRICED);
	await expect(plain.locator("video")).toHaveAttribute("controls", "");
	await expect(plain.locator("video")).toHaveAttribute("controlslist", "nodownload");
	expect(await player(plain).boundingBox()).toEqual(box);
	await context.close();
});

test("VID-17 VID-18 the player waits while no data comes; its controls hide after 1.5 s while playing, also after the small button was pressed, and a move brings them back", async ({
	page,
}) => {
	await test.step("VID-17 the player waits while no data comes", async () => {
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\.mp4$/, async (route) => {
			await held;
			await route.continue();
		});
		await openPlayer(page);
		await startButton(page, "Teaser abspielen").click();
		await expect(layer(page)).toHaveAttribute("data-state", "waiting");
		await expect(player(page).getByRole("status")).toHaveText("Video lädt");
		await expect(layer(page)).toHaveAttribute("data-controls", "shown");
		await page.keyboard.press("k");
		await expect(layer(page)).toHaveAttribute("data-state", "paused");
		await page.keyboard.press("k");
		await expect(layer(page)).toHaveAttribute("data-state", "waiting");
		release();
		await isPlaying(page);
		await expect(player(page).getByRole("status")).toHaveText("");
	});
	await test.step("VID-18 controls hide after 1.5 s while playing, and a move brings them back", async () => {
		const bar = player(page).locator("[data-player-bar]");
		await expect(layer(page)).toHaveAttribute("data-controls", "hidden");
		await expect(bar).toHaveCSS("opacity", "0");
		await expect(async () => {
			await page.mouse.move(400 + Math.random() * 50, 450);
			await expect(layer(page)).toHaveAttribute("data-controls", "shown", { timeout: AUTO_HIDE_MS / 2 });
		}).toPass();
		await expect(layer(page)).toHaveAttribute("data-controls", "hidden");
	});
	await test.step("VID-18 pressing the small button with the mouse lets them hide as well", async () => {
		await pauseAt(page, 1);
		await button(page, "Abspielen").click();
		await isPlaying(page);
		await expect(layer(page)).toHaveAttribute("data-controls", "hidden");
	});
});

test("VID-18 AX-5 controls never hide while the video is paused or the keyboard is on them, and the focus brings them back", async ({
	page,
}) => {
	await page.clock.install();
	await openPlayer(page);
	await test.step("AX-5 controls never hide while the keyboard is on them", async () => {
		await startButton(page, "Teaser abspielen").focus();
		await page.keyboard.press("Enter");
		await isPlaying(page);
		await expect(button(page, "Pause")).toBeFocused();
		await page.clock.runFor(AUTO_HIDE_MS + 700);
		await expect(layer(page)).toHaveAttribute("data-controls", "shown");
	});
	await test.step("VID-18 controls never hide while the video is paused", async () => {
		await page.mouse.click(400, 450);
		await expect(layer(page)).toHaveAttribute("data-state", "paused");
		await page.clock.runFor(AUTO_HIDE_MS + 700);
		await expect(layer(page)).toHaveAttribute("data-controls", "shown");
	});
	await test.step("AX-5 the focus brings them back", async () => {
		await page.mouse.click(400, 450);
		await isPlaying(page);
		await expect(layer(page)).toHaveAttribute("data-controls", "hidden");
		await page.keyboard.press("Tab");
		await expect(layer(page)).toHaveAttribute("data-controls", "shown");
	});
});

test("VID-19 VID-20 VID-21 AX-4 AX-6 every control is reached with Tab; keys seek, change the volume, play and pause; the scrub bar ends at 99.9 percent; speed, sound and full screen can be changed", async ({
	page,
}) => {
	await openPlayer(page);
	await test.step("AX-4 every control has a name, is reached with Tab, shows its focus and lets it go", async () => {
		await expect(player(page).getByRole("button")).toHaveCount(1);
		await startButton(page, "Teaser abspielen").focus();
		await page.keyboard.press("Enter");
		await isPlaying(page);
		await page.keyboard.press("k");
		await page.keyboard.press("Shift+Tab");
		expect(await namesByTab(page)).toEqual([
			"Position im Video",
			"Abspielen",
			"10 Sekunden zurück",
			"Ton ausschalten",
			"Lautstärke",
			"Untertitel",
			"Geschwindigkeit",
			"Bild im Bild",
			"Vollbild",
		]);
	});
	await test.step("VID-19 the arrow keys seek 5 s back and forward while the player has the focus", async () => {
		await pauseAt(page, 2);
		await button(page, "Abspielen").focus();
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => time(page)).toBeCloseTo(7, 1);
		await page.keyboard.press("ArrowLeft");
		await expect.poll(() => time(page)).toBeCloseTo(2, 1);
		await page.keyboard.press("ArrowLeft");
		await expect.poll(() => time(page)).toBe(0);
		await scrub(page).focus();
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => time(page)).toBeCloseTo(5, 1);
		await expect(scrub(page)).toHaveAttribute("aria-valuetext", /^5 Sekunden von 1\d Sekunden$/);
		await page.getByRole("link", { name: "zurück zu den Videokursen" }).focus();
		await page.keyboard.press("ArrowRight");
		expect(await time(page)).toBeCloseTo(5, 1);
	});
	await test.step("VID-20 the arrow keys change the volume by 10 percent", async () => {
		await button(page, "Abspielen").focus();
		for (const [key, volume] of [
			["ArrowDown", 0.9],
			["ArrowDown", 0.8],
			["ArrowUp", 0.9],
			["ArrowUp", 1],
			["ArrowUp", 1],
		] as const) {
			await page.keyboard.press(key);
			expect([key, await video(page, "volume")]).toEqual([key, volume]);
		}
		const slider = player(page).getByRole("slider", { name: "Lautstärke" });
		await slider.focus();
		await page.keyboard.press("ArrowLeft");
		await expect(slider).toHaveAttribute("aria-valuetext", "90 Prozent");
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
	});
	await test.step("VID-21 AX-6 the scrub bar reaches at most 99.9 percent, by key and by click", async () => {
		await scrub(page).focus();
		await page.keyboard.press("End");
		await expect(scrub(page)).toHaveValue("99.9");
		expect(await time(page)).toBeLessThan(await video(page, "duration"));
		const { x, y, width, height } = (await scrub(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		await page.mouse.click(x + width / 2, y + height / 2);
		await expect.poll(() => time(page)).toBeCloseTo((await video(page, "duration")) / 2, 0);
	});
	await test.step("AX-4 Space and K play and pause, and the page does not scroll", async () => {
		await button(page, "Abspielen").click();
		await isPlaying(page);
		await page.keyboard.press("k");
		await expect(layer(page)).toHaveAttribute("data-state", "paused");
		await page.keyboard.press(" ");
		await isPlaying(page);
		await button(page, "Pause").focus();
		await page.keyboard.press(" ");
		await expect(layer(page)).toHaveAttribute("data-state", "paused");
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
	});
	await test.step("speed, sound and full screen can be changed", async () => {
		await player(page).getByRole("combobox", { name: "Geschwindigkeit" }).selectOption("1,5×");
		expect(await video(page, "playbackRate")).toBe(1.5);
		await button(page, "Ton ausschalten").click();
		expect(await video(page, "muted")).toBe(true);
		await button(page, "Ton einschalten").click();
		expect(await video(page, "muted")).toBe(false);
		await button(page, "Vollbild").click();
		await button(page, "Vollbild beenden").click();
		await expect(button(page, "Vollbild")).toBeVisible();
		expect(await stored(page)).toEqual([]);
	});
});

test("AX-2 German captions can be switched on and off with a visible button; axe finds nothing on a player that plays, has captions and has ended @mobil", async ({
	page,
}) => {
	const expectNoBarrier = async () => expect(await axeFindings(page, "[data-player]")).toEqual([]);
	await play(page);
	await test.step("AX-2 German captions can be switched on and off with a visible button", async () => {
		await pauseAt(page, 2);
		const track = page.locator("video track");
		await expect(track).toHaveAttribute("kind", "captions");
		await expect(track).toHaveAttribute("srclang", "de");
		const captions = button(page, "Untertitel");
		await expect(captions).toBeVisible();
		await expect(captions).toHaveAttribute("aria-pressed", "false");
		await captions.click();
		await expect(captions).toHaveAttribute("aria-pressed", "true");
		const shown = () =>
			page.locator("video").evaluate((element) => {
				const [first] = (element as HTMLVideoElement).textTracks;
				return first?.mode === "showing" ? (first.cues?.length ?? 0) : -1;
			});
		await expect.poll(shown).toBeGreaterThan(0);
		await captions.click();
		expect(await shown()).toBe(-1);
	});
	await test.step("axe finds nothing on a player that plays, has captions and has ended", async () => {
		await button(page, "Untertitel").click();
		await button(page, "Abspielen").click();
		await isPlaying(page);
		await expectNoBarrier();
		await playToTheEnd(page);
		await expect(layer(page)).toHaveAttribute("data-state", "ended");
		await expectNoBarrier();
	});
});

test("SEC-13 a free course plays in full on its page through a signed link", async ({ page }) => {
	await play(page, FREE);
	await expect(page.locator("video source")).toHaveAttribute(
		"src",
		/^\/media\/video\/\d+\?expires=\d+&signature=[\w-]+$/,
	);
	await expect.poll(() => time(page)).toBeGreaterThan(0.5);
	expect(await video(page, "duration")).toBeGreaterThan(30);
	const chapter = page.getByRole("link", { name: /^Zugriff und Rundmails/ });
	await chapter.click();
	await expect.poll(() => time(page)).toBeGreaterThan(16);
	await expect(chapter).toHaveAttribute("aria-current", "true");
	await expect(player(page)).toBeFocused();
	const spoken = page.getByRole("region", { name: "Mitschrift" });
	await spoken.getByRole("link", { name: "Film ab 0:31" }).click();
	await expect.poll(() => time(page)).toBeGreaterThan(31);
	await expect(spoken.getByRole("listitem").filter({ has: page.locator("[aria-current]") })).toContainText(
		"gibt am selben Tag die Zugänge ab",
	);
	await pauseAt(page, 1);
	await player(page).getByRole("combobox", { name: "Kapitel" }).selectOption({ label: "2. Neue Mitglieder (0:11)" });
	await expect.poll(() => time(page)).toBeCloseTo(11, 1);
});

test("an address leads to a second of the film, and on a phone nothing lies over the picture @mobil", async ({
	page,
}) => {
	await openPlayer(page, `${FREE}?t=41`);
	await startButton(page, "Video abspielen").click();
	await isPlaying(page);
	await expect.poll(() => time(page)).toBeGreaterThan(41);
	await pauseAt(page, 42.5);
	await button(page, "Untertitel").click();
	const picture = await page.locator("video").boundingBox();
	const bar = await button(page, "Abspielen").boundingBox();
	expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.6, 2);
	const isPhone = (page.viewportSize()?.width ?? 0) < 640;
	expect((bar?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0)).toBe(isPhone);
	await expect(player(page).getByText("Klapp den Laptop auf.")).toBeVisible({ visible: isPhone });
});

test.describe("when a link to a video fails", () => {
	test.use({ expectedErrors: /status of (410|503)/ });

	test("SEC-13 an expired link is renewed without a word", async ({ page }) => {
		let refused = 0;
		await page.route(/\/media\/video\//, async (route) => {
			if (route.request().url().endsWith("&neu")) return route.continue();
			refused++;
			await route.fulfill({ status: 410, json: { code: "link_expired", message: "abgelaufen" } });
		});
		await page.route(/\/api\/v1\/online_seminar\?slug=/, async (route) => {
			const { data } = (await (await route.fetch()).json()) as { data: Course };
			await route.fulfill({ json: { data: { ...data, video: { ...data.video, path: `${data.video.path}&neu` } } } });
		});
		await openPlayer(page, FREE);
		await startButton(page, "Video abspielen").click();
		await isPlaying(page);
		expect(refused).toBeGreaterThan(0);
		await expect.poll(() => time(page)).toBeGreaterThan(0.3);
	});

	test("what cannot be loaded is said, and can be tried again", async ({ page }) => {
		await page.route(/\.mp4$/, (route) => route.fulfill({ status: 503, body: "" }));
		await openPlayer(page);
		await startButton(page, "Teaser abspielen").click();
		await expect(player(page).getByRole("alert")).toContainText("Das Video lässt sich gerade nicht laden.");
		await page.unroute(/\.mp4$/);
		await player(page).getByRole("button", { name: "Noch einmal versuchen" }).click();
		await isPlaying(page);
	});
});
