import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { pour } from "./pouring.ts";

const FILM = randomBytes(1_000_000);

function film(): string {
	const folder = mkdtempSync(join(tmpdir(), "vsz-pouring-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "film.mp4");
	writeFileSync(file, FILM);
	return file;
}

/** Looks at what it is given only when it takes it, as a connection does. */
function slowTaker(ms: number) {
	const taken: Buffer[] = [];
	const out = new Writable({
		highWaterMark: 1,
		write: (chunk: Buffer, _, done) =>
			void wait(ms).then(() => {
				taken.push(Buffer.from(chunk));
				done();
			}),
	});
	return { out, bytes: () => Buffer.concat(taken) };
}

const isOpen = (file: string): boolean =>
	readdirSync("/proc/self/fd").some((fd) => {
		try {
			return readlinkSync(`/proc/self/fd/${fd}`) === file;
		} catch {
			return false;
		}
	});

test.each([
	[0, 1_000_000],
	[262_143, 524_290],
	[999_999, 1],
	[17, 100],
])("from %d, %d bytes come as they lie there, also to somebody who takes them slowly", async (start, length) => {
	const { out, bytes } = slowTaker(5);
	await pour({ file: film(), start, length }, out);
	expect(bytes().equals(FILM.subarray(start, start + length))).toBe(true);
});

test("whoever goes away in the middle leaves no file open", async () => {
	const file = film();
	const out = new Writable({ highWaterMark: 1, write: () => {} });
	const poured = pour({ file, start: 0, length: FILM.length }, out);
	const broken = expect(poured).rejects.toThrow("Nobody takes it any more.");
	await eventually(() => expect(isOpen(file)).toBe(true));
	out.destroy();
	await broken;
	expect(isOpen(file)).toBe(false);
});

test("a file that is shorter than it was told ends with an error instead of never", async () => {
	const { out } = slowTaker(0);
	await expect(pour({ file: film(), start: 0, length: FILM.length + 1 }, out)).rejects.toThrow("shorter");
});
