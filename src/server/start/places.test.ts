import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { checkPlaces } from "./places.ts";

test("RUN-22 a security log that cannot be written ends the start with one sentence", async () => {
	const folder = await temporaryFolder();
	await expect(checkPlaces(readConfig({ SECURITY_LOG: join(folder, "none/log") }))).rejects.toThrow(
		/^SECURITY_LOG muss eine Datei sein, in die .+ENOENT/,
	);
	await checkPlaces(readConfig({ SECURITY_LOG: join(folder, "log") }));
	expect(existsSync(join(folder, "log"))).toBe(true);
	await checkPlaces(readConfig({ SECURITY_LOG: "stdout" }));
});

test("OPS-02 a folder for copies that cannot be written is told, and the house opens", async () => {
	const folder = await temporaryFolder();
	const told = vi.spyOn(console, "error").mockImplementation(() => {});
	await checkPlaces(readConfig({ BACKUP_FOLDER: join(folder, "copies") }));
	expect(told).not.toHaveBeenCalled();
	await writeFile(join(folder, "file"), "");
	await checkPlaces(readConfig({ BACKUP_FOLDER: join(folder, "file/copies") }));
	expect(told.mock.calls).toEqual([[expect.stringMatching(/^In BACKUP_FOLDER lässt sich nicht schreiben, .+ENOTDIR/)]]);
	told.mockRestore();
});
