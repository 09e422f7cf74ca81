import { expect, test } from "vitest";
import { captionOf, joinRows, nextRow, remarkOn, rowOf, setTime, splitRow } from "./caption-rows.ts";

const row = (start_seconds: number, end_seconds: number, text: string) => rowOf({ start_seconds, end_seconds, text });

test("COURSE-04 a caption is split where the cursor stands, and joined again", () => {
	const whole = row(10, 14, "Eins zwei. Drei vier.");
	const [first, second] = splitRow(whole, 10);
	expect([first, second].map((part) => part && captionOf(part))).toEqual([
		{ start_seconds: 10, end_seconds: 12, text: "Eins zwei." },
		{ start_seconds: 12, end_seconds: 14, text: "Drei vier." },
	]);
	expect(splitRow(whole, 0)).toEqual([whole]);
	expect(first && second && captionOf(joinRows(first, second))).toEqual({
		start_seconds: 10,
		end_seconds: 14,
		text: "Eins zwei.\nDrei vier.",
	});
	expect(captionOf(setTime(whole, "end", 15.25)).end_seconds).toBe(15.25);
	expect(captionOf(nextRow([whole], 3))).toEqual({ start_seconds: 14, end_seconds: 17, text: "" });
});

test("COURSE-04 what is hard to read is said beside it", () => {
	const before = row(0, 5, "Davor");
	const remark = (...caption: Parameters<typeof row>) => remarkOn(row(...caption), before);
	expect(remark(5, 8, "Gut zu lesen.")).toBeNull();
	expect(remark(5, 16, "Lang")).toBe("11 Sek., zu lang");
	expect(remark(4, 8, "Früh")).toBe("überschneidet sich mit dem davor");
	expect(remark(8, 7, "Rückwärts")).toBe("Ende nicht hinter dem Anfang");
	expect(remark(5, 6, "Viel zu viel Text für eine einzige Sekunde.")).toBe("zu schnell zum Lesen");
	expect(remark(5, 12, "x".repeat(60))).toBe("zu lang für zwei Zeilen");
	expect(remarkOn({ ...before, start: "drei" }, undefined)).toBe("Zeit nicht lesbar");
});
