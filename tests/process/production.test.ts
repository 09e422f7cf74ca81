import { expect, onTestFinished, test } from "vitest";
import { DEMONSTRATION_NOTICE } from "#contract/demonstration.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { launch, type Product, start } from "#tests/support/product.ts";

const TIMEOUT = 90_000;

/** A database and a data folder of its own. */
async function newPlace(
	makeDatabase: () => Promise<TestDatabase> = createTestDatabase,
): Promise<Record<string, string>> {
	const folder = await temporaryFolder();
	const database = await makeDatabase();
	onTestFinished(() => database.drop());
	return { DATA_DIR: folder, DATABASE_URL: database.url };
}

async function stop({ process: server, ended }: Product): Promise<void> {
	server.kill("SIGTERM");
	expect(await ended).toBe(0);
}

const page = async (product: Product, path: string) => (await fetch(product.url + path)).text();

test(
	"at a public address the start is refused with what is missing; as a demo on purpose every page says what it is",
	async () => {
		const env = { ...(await newPlace(createDemoDatabase)), PUBLIC_URL: "https://www.vsz.example" };
		const refused = await launch({ env });
		expect(await refused.ended).toBe(1);
		const sentences = refused.output().trim().split("\n");
		expect(sentences.map((sentence) => /nur mit (\w+), .+ DEMO=on\.$/.exec(sentence)?.[1])).toEqual([
			"SMS_API_KEY",
			"MOLLIE_API_KEY",
		]);

		const demo = await start({ env: { ...env, DEMO: "on" } });
		expect(demo.output()).toContain("verwaltung@vsz.example / Verwaltung-2026");
		for (const path of [
			"/",
			"/seminare",
			"/kasse",
			"/gibt-es-nicht",
			"/postausgang",
			"/postausgang/vorschau",
			"/api/v1/docs",
		])
			expect([path, await page(demo, path)]).toEqual([path, expect.stringContaining(DEMONSTRATION_NOTICE)]);
		await stop(demo);
	},
	TIMEOUT,
);

test(
	"OPS-05 with --empty nothing is loaded; the printed link makes the first Leitung, and later starts print none; another key is refused",
	async () => {
		const place = { ...(await newPlace()), DEMO: "on", SECRET_KEY: "a".repeat(40) };
		const first = await start({ env: place, args: ["--empty"] });
		expect(first.output()).not.toContain("Verwaltung-2026");
		expect(await page(first, "/")).not.toContain(DEMONSTRATION_NOTICE);
		const { total } = (await (await fetch(`${first.url}/api/v1/blog_post`)).json()) as { total: number };
		expect(total).toBe(0);
		const linkIn = ({ output, url }: Product) =>
			output()
				.split("\n")
				.map((line) => line.trim())
				.find((line) => line.startsWith(`${url}/verwaltung/einrichten/`)) ?? "";
		const link = linkIn(first);
		const person = { name: "Petra Hollmann", email: "petra@vsz.example", password: "rote Tassen am Fenster" };
		const begun = await fetch(`${first.url}/api/v1/office/set_up/link/${link.split("/").at(-1)}`, {
			method: "POST",
			body: JSON.stringify({ ...person, password_repeat: person.password }),
			headers: { "content-type": "application/json" },
		});
		expect(begun.status).toBe(201);
		await stop(first);

		const second = await start({ env: place });
		expect(linkIn(second)).toBe("");
		expect(second.output()).not.toContain("Verwaltung-2026");
		await stop(second);

		const third = await launch({ env: { ...place, SECRET_KEY: "b".repeat(40) } });
		expect(await third.ended).toBe(1);
		expect(third.output().trim().split("\n").at(-1)).toMatch(/^SECRET_KEY ist ein anderer .+ SECRET_KEY_PREVIOUS/);
	},
	TIMEOUT,
);
