import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { collect, MAIL_LANE, postOffice, smtpServer } from "#tests/support/post.ts";
import { compose, type Letter } from "./letter.ts";
import { picturesNamed, SCENES, withPicturesInside } from "./pictures.ts";
import type { Mail } from "./transports.ts";

const LETTER: Letter = { subject: "Post", preheader: "Für dich.", scene: "free", lead: "Hallo.", blocks: [] };
const MAIL: Mail = {
	...compose(LETTER, readConfig({})),
	icalEvent: { method: "REQUEST", filename: "termin.ics", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
};
const PNG = "89504e470d0a1a0a";

async function partsOf(message: string | Buffer) {
	const mail = await PostalMime.parse(message);
	const related = mail.attachments.filter((part) => part.related);
	return {
		text: mail.text?.includes("Hallo."),
		shown: Array.from(mail.html?.matchAll(/src="cid:([^"]+)"/g) ?? [], ([, cid]) => `<${cid}>`),
		related: related.map(({ contentId, disposition, content }) => {
			const start = Buffer.from(content as ArrayBuffer).subarray(0, 8);
			return [contentId, disposition, start.toString("hex")];
		}),
		others: mail.attachments.filter((part) => !part.related).map(({ mimeType }) => mimeType),
	};
}

test("pictures travel inside a letter, by SMTP and into the captured outbox; the row that waits holds only their names", async () => {
	const office = await postOffice();
	const received: string[] = [];
	const dataDir = await temporaryFolder();
	const ways: Record<string, string>[] = [
		{ SMTP_URL: await smtpServer({ onData: collect(received) }) },
		{ DATA_DIR: dataDir },
	];
	for (const env of ways) {
		const outbox = office.open({ env });
		await outbox.writeMail(office.db, "contact_receipt", "kundin@vsz.example", MAIL);
		const { rows } = await office.pool.query(
			"select length(message::text) as size from outbox where state = 'waiting'",
		);
		expect(rows[0].size).toBeLessThan(20_000);
		expect(await outbox.deliverNext(MAIL_LANE)).toBe(true);
	}
	const [name = ""] = await readdir(join(dataDir, "outbox"));
	for (const message of [received[0] ?? "", await readFile(join(dataDir, "outbox", name))]) {
		expect(message.length).toBeLessThan(80_000);
		expect(await partsOf(message)).toEqual({
			text: true,
			shown: ["<mark@vsz>", "<free@vsz>"],
			related: [
				["<mark@vsz>", "inline", PNG],
				["<free@vsz>", "inline", PNG],
			],
			others: ["text/calendar", "application/ics"],
		});
	}
});

test("no picture weighs more than 60 kB, and one that an older release has named stops no letter", () => {
	for (const name of Object.keys(SCENES) as (keyof typeof SCENES)[])
		expect([name, (picturesNamed([name])[0]?.content.length ?? 0) < 60_000]).toEqual([name, true]);
	expect(picturesNamed(["gone" as "free", "mark"]).map(({ cid }) => cid)).toEqual(["mark@vsz"]);
});

test("in a browser the bytes stand in place of their names, and words that look like one stay words", () => {
	const markup = '<img src="cid:mark@vsz"> cid:mark@vsz <img src="cid:gone@vsz">';
	const bytesOf = (cid: string) => (cid === "mark@vsz" ? Buffer.from("x") : undefined);
	expect(withPicturesInside(markup, bytesOf)).toBe(
		'<img src="data:image/png;base64,eA=="> cid:mark@vsz <img src="cid:gone@vsz">',
	);
});
