import { expect, test } from "vitest";
import type { MemberVideo } from "#contract/member-area.ts";
import { endOf, sortVideos } from "./own-videos.ts";

const video = (id: number, available_until: string, is_available_for_user: boolean) =>
	({ is_available_for_user, is_being_unlocked: false, available_until, product: { id } }) as MemberVideo;

const OLD = video(1, "2026-10-01T12:00:00+02:00", false);
const NEW = video(1, "2026-11-16T12:00:00+01:00", true);
const OTHER = video(2, "2026-09-01T12:00:00+02:00", false);

test("SEC-16 MEM-29 only what can be watched now is among the available ones", () => {
	expect(sortVideos([NEW, OTHER])).toEqual({ available: [NEW], unlocking: [], past: [OTHER] });
	expect(sortVideos([])).toEqual({ available: [], unlocking: [], past: [] });
});

test("a course that was bought again is listed once, whatever the order", () => {
	expect(sortVideos([OLD, NEW, OTHER])).toEqual({ available: [NEW], unlocking: [], past: [OTHER] });
	expect(sortVideos([NEW, OLD])).toEqual({ available: [NEW], unlocking: [], past: [] });
	expect(endOf([OLD, NEW], 1)).toBe(NEW.available_until);
	expect([endOf([OLD], 1), endOf([OLD], 2)]).toEqual([OLD.available_until, undefined]);
});

test("CO-16 what waits for its confirmation is neither available nor past", () => {
	const waiting = { ...NEW, is_available_for_user: false, is_being_unlocked: true };
	expect(sortVideos([waiting, OTHER])).toEqual({ available: [], unlocking: [waiting], past: [OTHER] });
});
