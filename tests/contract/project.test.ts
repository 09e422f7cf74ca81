import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacy } from "#contract/legal/privacy.ts";
import type { Section } from "#contract/legal/text.ts";
import { readConfig } from "#server/config.ts";
import { LINKED_SECTIONS } from "#server/legal/rules.ts";

const read = (path: string) => readFileSync(path, "utf8");

test("RUN-05 .ci/run calls exactly npm test", () => {
	const lines = read(".ci/run")
		.split("\n")
		.filter((line) => line.trim() && !line.startsWith("#"));
	expect(lines.at(-1)).toBe("npm test");
	expect(lines.filter((line) => line.includes("npm"))).toHaveLength(1);
});

test("RUN-04 RUN-01 the two commands are scripts that run without installed packages", () => {
	const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
	expect(scripts.start).toBe("node scripts/start.mjs");
	expect(scripts.test).toBe("node scripts/test.mjs");
	for (const file of ["start", "test", "setup", "serve"]) {
		for (const [, source] of read(`scripts/${file}.mjs`).matchAll(/from "([^"]+)"/g))
			expect(source).toMatch(/^(node:|\.\/)/);
	}
});

test("RUN-07 the data folder is not part of the repository", () => {
	expect(read(".gitignore").split("\n")).toContain("data/");
});

test("RUN-11 there is one driver and one set of migrations", () => {
	const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
	const drivers = Object.keys(dependencies).filter((name) =>
		/^(pg|postgres|mysql2?|sqlite3|better-sqlite3|@electric-sql\/pglite)$/.test(name),
	);
	expect(drivers).toEqual(["pg"]);
	const journal = JSON.parse(read("drizzle/meta/_journal.json")) as { dialect: string; entries: { tag: string }[] };
	expect(journal.dialect).toBe("postgresql");
	const files = readdirSync("drizzle").filter((name) => name.endsWith(".sql"));
	expect(files).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
});

test("RUN-24 what had to be settled is written down", () => {
	const decisions = readdirSync("docs/decisions").filter((name) => /^\d{4}-.+\.md$/.test(name));
	expect(decisions.length).toBeGreaterThan(0);
	for (const name of decisions)
		expect(read(`docs/decisions/${name}`)).toMatch(/^# .+\n\n\*\*Date\.\*\* \d{4}-\d\d-\d\d · \*\*Status\.\*\* \S/);
});

test("RUN-36 the demo names no address outside of the reserved example domains", () => {
	for (const folder of ["articles", "seminars", "courses", "lecturers"]) {
		for (const name of readdirSync(`content/${folder}`)) {
			const text = read(`content/${folder}/${name}`);
			for (const [address] of text.matchAll(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+/g)) {
				expect([name, address]).toEqual([name, expect.stringMatching(/\.example/)]);
			}
		}
	}
});

test("the locked packages name no place to load them from", () => {
	expect(read("package-lock.json")).not.toContain('"resolved"');
});

test("DP-5 every form's notice leads to a section of the privacy page that exists", () => {
	const { provider, publicUrl } = readConfig({});
	const source = {
		provider,
		public_url: publicUrl,
		newsletter_form_url: null,
		donation_form_url: null,
		retention: { contact_months: "6", waiting_list_months: "6" },
	};
	const idsOf = (sections: readonly Section[]): string[] =>
		sections.flatMap(({ id, sections: inner = [] }) => [id, ...idsOf(inner)]);
	const ids = idsOf(privacy(source).sections);
	const named = globSync("src/{web,browser}/**/*.tsx").flatMap((file) =>
		Array.from(read(file).matchAll(/(?:<PrivacyNote section="|paths\.privacy\}#)([\w-]+)/g), ([, id = ""]) => id),
	);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((id) => !ids.includes(id))).toEqual([]);
	// Later versions of the text keep them too.
	expect([...new Set(named)].sort()).toEqual([...(LINKED_SECTIONS.privacy ?? [])].sort());
});
