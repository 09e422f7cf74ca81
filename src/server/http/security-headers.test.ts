import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { baseHeaders, pagePolicy, takeMarks } from "./security-headers.ts";

const MARK = "5f0c";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const taken = (html: string) => takeMarks(Buffer.from(html).toString("latin1"), MARK);

test("marked scripts are hashed as they stand, wherever the mark stands in their tag", () => {
	const { body, scripts } = taken(
		`<link nonce="${MARK}" rel="„x“"/><script nonce="${MARK}">a("Grüße \\u003c/script>")</script><script type="m" nonce="${MARK}" async="">\nb()\n</script>`,
	);
	expect(scripts).toEqual([hashOf('a("Grüße \\u003c/script>")'), hashOf("\nb()\n")]);
	expect(body.toString()).toBe(
		'<link rel="„x“"/><script>a("Grüße \\u003c/script>")</script><script type="m" async="">\nb()\n</script>',
	);
});

test.each([
	"<script>evil()</script>",
	'<script nonce="">evil()</script>',
	'<script nonce="5f0d">evil()</script>',
	"<script nonce=5f0c>evil()</script>",
	'<script data-x=" nonce=">evil()</script>',
	// Left open, so that it swallows what follows: the browser then sees another text than the one hashed.
	"<script>evil();//",
	"<script ",
	'<script src="https://evil.example/x.js" x="',
])("nothing in stored content is taken for the frame's: %s", (content) => {
	const { scripts } = taken(`<div>${content}</div><script nonce="${MARK}">own()</script>`);
	expect(scripts).toEqual([hashOf("own()")]);
});

const SURROUNDINGS = { publicUrl: "http://127.0.0.1:3000", frameOrigins: ["https://forms.example"], dev: false };

test("a page may load what is its own, and foreign forms in a frame", () => {
	const policy = pagePolicy(SURROUNDINGS, ["'sha256-x'"]).split("; ");
	expect(policy).toEqual(
		expect.arrayContaining([
			"default-src 'none'",
			"script-src 'self' 'sha256-x'",
			"script-src-attr 'none'",
			"worker-src 'self'",
			"frame-src 'self' https://forms.example",
			"require-trusted-types-for 'script'",
		]),
	);
	expect(policy.join()).not.toMatch(/unsafe|upgrade|ws:/);
});

test("encryption is asked for only where the site has it", () => {
	const encrypted = "https://www.vsz.example";
	expect(pagePolicy({ ...SURROUNDINGS, publicUrl: encrypted }, [])).toContain("upgrade-insecure-requests");
	expect(baseHeaders(encrypted)).toHaveProperty("Strict-Transport-Security");
	expect(baseHeaders(SURROUNDINGS.publicUrl)).not.toHaveProperty("Strict-Transport-Security");
});
