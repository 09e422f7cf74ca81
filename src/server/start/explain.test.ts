import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";
import { explain } from "./explain.ts";

test("RUN-22 OPS-02 a place that cannot be used is told in one sentence, what nobody foresaw with its stack", async () => {
	const path = join(await temporaryFolder(), "none");
	const error = await readdir(path).catch((error: Error) => error);
	expect(explain(error)).toBe(
		`Eine Datei oder ein Ordner lässt sich nicht benutzen: ENOENT: no such file or directory, scandir '${path}'`,
	);
	expect(explain(new Error("x"))).toMatch(/^Der Start ist gescheitert: Error: x\n {4}at /);
});
