import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { courseInput } from "#tests/support/course-calls.ts";
import { seminarInput } from "#tests/support/date-calls.ts";
import { openOffice } from "#tests/support/house.ts";
import { samplePicture } from "#tests/support/sample-pictures.ts";
import { colleague } from "#tests/support/staff.ts";
import { baseOf, cropAround } from "./rules.ts";

let now = new Date();
let house: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
	house = await openOffice("editor", { clock: () => now });
}, 60_000);
afterAll(() => house.api.close());

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, type?: string) =>
	house.ask(method, path, {
		token: house.office.token,
		...(body ? { body } : {}),
		...(type ? { headers: { "content-type": type } } : {}),
	});

const add = (body: Buffer, { name = "Sommerfest.jpg", kind = "scenes", type = "image/jpeg" } = {}) =>
	ask("POST", `/office/picture?kind=${kind}&name=${encodeURIComponent(name)}`, body, type);

const fileOf = (path: string) =>
	join(mediaFolders(house.api.config.dataDir).public, path.replace(/^\/media\//, "").replace(/#.*/, ""));
const beside = (path: string, ending: string) => fileOf(path).replace(/-\d+\.webp$/, `-${ending}`);

const jpeg = (width = 1600, height = 900) => samplePicture(width, height).jpeg().toBuffer();
const added = async (...given: Parameters<typeof add>): Promise<OfficePicture> => (await add(...given)).body.data;
const change = (picture: OfficePicture, over: object) => {
	const { title, alt, focus_x, focus_y, revision } = picture;
	return ask("PUT", `/office/picture/${picture.id}`, { title, alt, focus_x, focus_y, revision, ...over });
};

test("LIB-01 an upload becomes AVIF and WebP in every size of the site and a preview; the same bytes are one picture", async () => {
	const bytes = await jpeg();
	const picture = await added(bytes, { name: "Größtes Fest (1).JPG" });
	expect(picture).toMatchObject({ title: "Größtes Fest (1)", alt: "", width: 1600, height: 900, uses: [] });
	expect(picture.path).toMatch(/^\/media\/scenes\/groesstes-fest-1-[\da-f]{12}-1280\.webp$/);
	for (const width of [480, 800, 1280])
		for (const format of ["avif", "webp"]) {
			const made = await sharp(beside(picture.path, `${width}.${format}`)).metadata();
			expect([made.format, made.width]).toEqual([format === "avif" ? "heif" : format, width]);
		}
	expect(await sharp(beside(picture.path, "social.jpg")).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect((await added(bytes, { name: "anders.jpg" })).id).toBe(picture.id);
	const served = await house.api.fastify.inject(picture.path);
	expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/webp"]);
}, 30_000);

test("LIB-01 nothing is enlarged: a narrow picture has every name of the set and its own width", async () => {
	const { path } = await added(await jpeg(600, 400));
	for (const [ending, width] of [
		["480.webp", 480],
		["800.webp", 600],
		["1280.webp", 600],
	] as const)
		expect((await sharp(beside(path, ending)).metadata()).width).toBe(width);
	const logo = await samplePicture(60, 40).ensureAlpha(0.5).png().toBuffer();
	const kept = await added(logo, { kind: "logos", type: "image/png" });
	expect((await sharp(fileOf(kept.path)).metadata()).hasAlpha).toBe(true);
}, 30_000);

test("LIB-02 place and camera are gone, and a picture lies as it was taken", async () => {
	const exif = { IFD0: { Make: "Kamerahaus" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } };
	const bytes = await samplePicture(900, 1600).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
	expect(bytes.includes("Kamerahaus")).toBe(true);
	const { path, width, height } = await added(bytes);
	expect([width, height]).toEqual([1600, 900]);
	for (const ending of ["1280.webp", "1280.avif", "social.jpg"]) {
		const file = beside(path, ending);
		expect((await readFile(file)).includes("Kamerahaus")).toBe(false);
		const { exif: left, icc, xmp, orientation } = await sharp(file).metadata();
		expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
	}
}, 30_000);

const chunk = (type: string, data: Buffer): Buffer => {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
};

/** Black, one bit for each pixel: a few kilobytes that unfold to whatever size. */
function bomb(width: number, height: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.writeUInt8(1, 8);
	const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
	const magic = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
	return Buffer.concat([magic, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

test("LIB-02 what is no picture, too large, moving or broken is refused with its sentence, and nothing is kept", async () => {
	const good = await jpeg();
	const gif = Buffer.from("GIF89a/*\u0001\u0000*/=1;alert(1)//", "latin1");
	const moving = await sharp(await Promise.all([1, 2].map(() => samplePicture(500, 300).png().toBuffer())), {
		join: { animated: true },
	})
		.webp()
		.toBuffer();
	const cases: [string, Buffer][] = [
		[
			"picture_vector",
			Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
		],
		["picture_kind_unknown", gif],
		["picture_kind_unknown", Buffer.from("%PDF-1.7\n%%EOF\n")],
		["picture_kind_unknown", Buffer.from("<html><script>alert(1)</script></html>")],
		["picture_heic", Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1")],
		["picture_broken", good.subarray(0, Math.floor(good.length / 2))],
		["picture_broken", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<svg onload=alert(1)>")])],
		["picture_too_large", bomb(10_000, 10_000)],
		["picture_too_small", await jpeg(300, 200)],
		["picture_animated", moving],
	];
	const before = (await ask("GET", "/office/picture")).body.data.length;
	for (const [code, bytes] of cases) {
		const { status, body } = await add(bytes, { type: "application/octet-stream" });
		expect([code, body.code, status >= 400]).toEqual([code, code, true]);
	}
	expect((await ask("GET", "/office/picture")).body.data).toHaveLength(before);
	expect((await add(Buffer.alloc(31 * 1024 * 1024))).body.code).toBe("body_too_large");
}, 60_000);

test("LIB-02 what hides behind a picture does not reach the site", async () => {
	const script = "<script>document.location='https://boese.example'</script>";
	const { path } = await added(Buffer.concat([await jpeg(), Buffer.from(script)]));
	for (const ending of ["480.webp", "1280.avif", "social.jpg"])
		expect((await readFile(beside(path, ending))).includes("boese.example")).toBe(false);
}, 30_000);

test("LIB-01 another focus changes every place at once, with the preview; a used picture stays until it is taken out", async () => {
	const half = await samplePicture(640, 480).png().toBuffer();
	const wide = samplePicture(1280, 480).composite([{ input: half, left: 640, top: 0 }]);
	const picture = await added(await wide.jpeg().toBuffer());
	const input = await seminarInput(house.api, { image: picture.path, image_alt: "Ein Fest" });
	const seminar = await house.api.app.services.seminarWriting.create(input, colleague(house.office.id, "admin"));
	const social = await readFile(beside(picture.path, "social.jpg"));
	const { body } = await change(picture, { focus_x: 10, focus_y: 90, alt: "Menschen feiern" });
	expect(body.data).toMatchObject({
		path: `${picture.path}#focus=10,90`,
		alt: "Menschen feiern",
		uses: [{ kind: "seminar", title: input.topic, path: `/seminare/texte/${seminar.id}` }],
	});
	const { image } = (await ask("GET", `/office/seminar/${seminar.id}`)).body.data;
	expect(image).toBe(`${picture.path}#focus=10,90`);
	expect((await readFile(beside(picture.path, "social.jpg"))).equals(social)).toBe(false);
	expect((await change(picture, { alt: "Veraltet" })).body.code).toBe("changed_meanwhile");
	expect((await ask("DELETE", `/office/picture/${picture.id}`)).body.code).toBe("picture_in_use");

	const next = await ask("POST", `/office/picture/${picture.id}/replacement?name=neu.jpg`, await jpeg(), "image/jpeg");
	expect(next.body.data).toMatchObject({
		alt: "Menschen feiern",
		title: picture.title,
		uses: [{ title: input.topic }],
	});
	expect((await ask("GET", `/office/seminar/${seminar.id}`)).body.data.image).toBe(next.body.data.path);
	const listed = (await ask("GET", "/office/picture")).body.data.map(({ id }: OfficePicture) => id);
	expect(listed).toContain(next.body.data.id);
	expect(listed).not.toContain(picture.id);
}, 30_000);

test("LIB-01 EDIT-02 a picture within a text counts as used, is aimed there too, and its replacement stands there", async () => {
	const picture = await added(await jpeg(900, 600));
	const description = `<p>So war es:</p><figure><img src="${picture.path}" alt="Ein Fest"></figure>`;
	const staff = colleague(house.office.id, "admin");
	const { seminarWriting, courseWriting } = house.api.app.services;
	const seminar = await seminarWriting.create(await seminarInput(house.api, { description }), staff);
	const course = await courseWriting.create(await courseInput(house.api, { description }), staff);
	const { body } = await change(picture, { focus_x: 10, focus_y: 90 });
	expect(body.data.uses).toEqual([
		{ kind: "seminar", title: seminar.topic, path: `/seminare/texte/${seminar.id}` },
		{ kind: "course", title: course.topic, path: `/inhalte/videokurse/${course.id}` },
	]);
	const texts = async () => [
		(await seminarWriting.get(seminar.id)).description,
		(await courseWriting.get(course.id)).description,
	];
	for (const text of await texts()) expect(text).toContain(`src="${picture.path}#focus=10,90"`);
	expect((await ask("DELETE", `/office/picture/${picture.id}`)).body.code).toBe("picture_in_use");
	const next = await ask("POST", `/office/picture/${picture.id}/replacement?name=neu.jpg`, await jpeg(), "image/jpeg");
	for (const text of await texts()) expect(text).toContain(`src="${next.body.data.path}"`);
}, 30_000);

test("LIB-01 an unused picture goes, comes back for a day, and then its files go", async () => {
	const picture = await added(await jpeg(500, 300));
	expect((await ask("DELETE", `/office/picture/${picture.id}`)).status).toBe(200);
	expect((await ask("POST", `/office/picture/${picture.id}/restoration`)).status).toBe(200);
	await ask("DELETE", `/office/picture/${picture.id}`);
	await house.api.app.services.picturesOffice.purge();
	expect(existsSync(fileOf(picture.path))).toBe(true);
	now = new Date(now.getTime() + DAY_MS + HOUR_MS);
	await house.api.app.services.picturesOffice.purge();
	expect(existsSync(fileOf(picture.path))).toBe(false);
	expect((await ask("POST", `/office/picture/${picture.id}/restoration`)).status).toBe(404);
}, 30_000);

test("LIB-01 the demo's pictures are known, each with its words and where it stands", async () => {
	const { data } = (await ask("GET", "/office/picture?kind=portraits")).body as { data: OfficePicture[] };
	expect(data.length).toBeGreaterThanOrEqual(8);
	for (const { alt, uses, kind } of data) expect([alt === "", uses.length, kind]).toEqual([false, 1, "portraits"]);
	const { articles } = house.api.app.services;
	const [article] = (await articles.list({ per_page: 1 })).data;
	expect(await house.api.app.services.pictures.exists(article?.image ?? "")).toBe(true);
	expect(await house.api.app.services.pictures.exists("/media/scenes/nie-1280.webp")).toBe(false);
});

test("crops stay within the picture, and names become addresses", () => {
	expect(cropAround({ width: 1000, height: 500 }, 1, { x: 100, y: 50 })).toEqual({
		left: 500,
		top: 0,
		width: 500,
		height: 500,
	});
	expect(cropAround({ width: 500, height: 1000 }, 2, { x: 0, y: 0 })).toEqual({
		left: 0,
		top: 0,
		width: 500,
		height: 250,
	});
	const [named, unnamed] = ["Über uns & Café.jpeg", "???.png"].map((name) =>
		baseOf("scenes", name, "0123456789abcdef"),
	);
	expect([named, unnamed]).toEqual(["scenes/ueber-uns-cafe-0123456789ab", "scenes/bild-0123456789ab"]);
});
