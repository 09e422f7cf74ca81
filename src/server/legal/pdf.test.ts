import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { terms } from "#contract/legal/terms.ts";
import { TERMS_VERSION } from "#contract/legal/versions.ts";
import { readConfig } from "#server/config.ts";
import { testApp } from "#tests/support/app.ts";
import { legalPdf } from "./pdf.ts";

const config = readConfig({ PUBLIC_URL: "https://www.vsz.example" });
const { provider, publicUrl } = config;
const make = () => legalPdf({ text: terms({ provider, public_url: publicUrl }), provider, publicUrl });

const made = make();

/** The words of a PDF, where the machine has a tool that reads them. */
function wordsOf(pdf: Buffer): string | null {
	const file = join(mkdtempSync(join(tmpdir(), "vsz-pdf-")), "agb.pdf");
	writeFileSync(file, pdf);
	try {
		return execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }).replace(/\s+/g, " ");
	} catch {
		return null;
	}
}

test("CO-9 AX-21 the terms are a tagged PDF in German with a title, bookmarks and embedded fonts", async () => {
	const pdf = await made;
	const raw = pdf.toString("latin1");
	expect(raw.slice(0, 8)).toBe("%PDF-1.7");
	for (const mark of [
		"/StructTreeRoot",
		"/Marked true",
		"/Lang (de-DE)",
		"/DisplayDocTitle true",
		"/Outlines",
		"pdfuaid:part",
	])
		expect(raw).toContain(mark);
	expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
	expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
	for (const type of ["H1", "H2", "L", "LI", "Link"]) expect(raw).toContain(`/S /${type}\n`);
});

test("FRAME-24 the PDF holds the words of the page, letter for letter", async () => {
	const words = wordsOf(await made);
	if (words === null) return;
	expect(words).toContain(`Fassung ${TERMS_VERSION}`);
	expect(words).toContain("§ 1 Geltung und Vertragspartner");
	expect(words).toContain("Allgemeine Geschäftsbedingungen");
	expect(words).toContain("https://www.vsz.example/vertrag-widerrufen");
	expect(words).toContain("Seite 1 von");
});

test("two processes make the same file, so that the browser's copy stays good", async () => {
	const [one, two] = await Promise.all([made, make()]);
	expect(one.equals(two)).toBe(true);
});

test("FRAME-24 the file is shown in the browser and not sent twice", async () => {
	const { fastify } = await testApp();
	const first = await fastify.inject("/agb.pdf");
	expect(first.statusCode).toBe(200);
	expect(first.headers["content-type"]).toBe("application/pdf");
	expect(first.headers["content-disposition"]).toBe('inline; filename="AGB-VSZ.pdf"');
	const again = await fastify.inject({ url: "/agb.pdf", headers: { "if-none-match": String(first.headers.etag) } });
	expect(again.statusCode).toBe(304);
	expect(again.rawPayload).toHaveLength(0);
});
