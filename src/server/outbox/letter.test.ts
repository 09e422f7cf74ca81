import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { compose, type Letter, written } from "./letter.ts";

const { provider } = readConfig({});
const publicUrl = "https://vsz.example";

test("in running words only our own addresses become links, in the text part nothing changes", () => {
	const text = `Klick:\n${publicUrl}/newsletter/abmelden/abc.\nhttps://vsz.example.boese.example/x <b>&</b> https://boese.example/`;
	const sender = { provider, publicUrl };
	const words: Letter = {
		subject: "Post",
		preheader: "",
		scene: "post",
		lead: "Hier:",
		blocks: [{ kind: "text", text }],
	};
	const letter = written(compose(words, sender), sender);
	expect(letter.text).toContain(text);
	const links = Array.from(letter.html.matchAll(/<a [^>]*href="(http[^"]+)"/g), ([, url]) => url);
	expect(links.filter((url) => !url?.match(/example\/(impressum|datenschutz|agb|vertrag-widerrufen)?$/))).toEqual([
		`${publicUrl}/newsletter/abmelden/abc`,
	]);
	expect(letter.html).toContain("https://vsz.example.boese.example/x &lt;b&gt;&amp;&lt;/b&gt; https://boese.example/");
	expect(letter.html).toContain("Klick:<br>");
});
