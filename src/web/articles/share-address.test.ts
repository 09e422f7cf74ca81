import { expect, test, vi } from "vitest";
import { shareAddress } from "./share-address.ts";

const target = { title: "Satzung ändern", url: "https://vsz.example/ratgeber/satzung" };
const cancelled = Object.assign(new Error("zu"), { name: "AbortError" });

test("the share sheet of the device is used where there is one", async () => {
	const share = vi.fn(async () => {});
	const writeText = vi.fn(async () => {});
	expect(await shareAddress(target, { share, clipboard: { writeText } })).toBe("shared");
	expect(share).toHaveBeenCalledExactlyOnceWith(target);
	expect(writeText).not.toHaveBeenCalled();
});

test("without a share sheet the address is copied", async () => {
	const writeText = vi.fn(async () => {});
	expect(await shareAddress(target, { clipboard: { writeText } })).toBe("copied");
	expect(writeText).toHaveBeenCalledExactlyOnceWith(target.url);
});

test("a share sheet that the person closes is no failure", async () => {
	expect(await shareAddress(target, { share: () => Promise.reject(cancelled) })).toBe("cancelled");
});

test("a refused copy and a browser that can do neither are failures", async () => {
	expect(await shareAddress(target, { clipboard: { writeText: () => Promise.reject(new Error("nein")) } })).toBe(
		"failed",
	);
	expect(await shareAddress(target, {})).toBe("failed");
});
