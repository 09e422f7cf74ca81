import { globSync, readFileSync } from "node:fs";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { written } from "#server/outbox/letter.ts";
import { contentId } from "#server/outbox/pictures.ts";
import { previews } from "./list.ts";
import { registerPreviews } from "./page.ts";

const config = readConfig({});
const mails = previews(config);

/** The second of three words in `writeMail(tx, "kind", …)`, also through the small helpers some services have. */
const KIND = /(?:writeMail|write|writeLetter)\(\s*(?:tx|db),\s*"(\w+)"/g;

test("every letter that is written anywhere has a preview", () => {
	const files = globSync("src/server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
	const written = files.flatMap((file) => Array.from(readFileSync(file, "utf8").matchAll(KIND), ([, kind]) => kind));
	expect(written.length).toBeGreaterThan(30);
	expect(written.filter((kind) => !Object.hasOwn(mails, kind ?? ""))).toEqual([]);
});

test("letters carry no picture from elsewhere, no tracking and no advertising of the newsletter", () => {
	for (const [kind, mail] of Object.entries(mails)) {
		const { subject, pictures } = mail;
		const { html, text } = written(mail, config);
		expect([kind, subject.length > 5, text.length > 50]).toEqual([kind, true, true]);
		expect([kind, html.match(/url\(|<script|<link/g)]).toEqual([kind, null]);
		const shown = Array.from(
			html.matchAll(/<img src="([^"]*)"[^>]* alt="(?:QR-Code [^"]+)?"/g),
			([, address]) => address,
		);
		expect([kind, shown]).toEqual([kind, pictures.map((name) => `cid:${contentId(name)}`)]);
		expect([kind, html.match(/<img/g)?.length, html.match(/<img [^>]* alt=""/g)?.length]).toEqual([
			kind,
			pictures.length,
			2,
		]);
		expect([kind, html.includes(`<title>${subject}</title>`)]).toEqual([kind, true]);
		expect([kind, /undefined|NaN|\[object/.exec(`${html}${text}`)?.[0]]).toEqual([kind, undefined]);
	}
});

test("the previews are pages: a list, each letter, and its markup in a frame that runs nothing", async () => {
	const fastify = Fastify();
	registerPreviews(config)(fastify);
	const list = await fastify.inject("/postausgang/vorschau");
	for (const kind of Object.keys(mails)) expect(list.body).toContain(`/postausgang/vorschau/${kind}"`);
	const one = await fastify.inject("/postausgang/vorschau/order_confirmation/html");
	expect([one.statusCode, one.headers["content-security-policy"]]).toEqual([200, expect.stringContaining("sandbox")]);
	expect([one.body.includes("data:image/png;base64,"), one.body.includes("cid:")]).toEqual([true, false]);
	const page = await fastify.inject("/postausgang/vorschau/order_confirmation?breite=telefon&farben=dunkel");
	const [, frame = ""] = /<iframe [^>]*src="([^"]+)"/.exec(page.body) ?? [];
	const dark = await fastify.inject(frame.replaceAll("&amp;", "&"));
	expect([one.body.includes("(prefers-color-scheme:dark)"), dark.body.includes("@media all{")]).toEqual([true, true]);
	await fastify.close();
});
