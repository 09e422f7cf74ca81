import { expect, test } from "vitest";
import { focusOf } from "#contract/images.ts";
import { collectMedia, readChairs } from "./media.ts";
import { readContent } from "./read-content.ts";

/** Scenes are drawn in this ratio. */
const SCENE = 16 / 10;
/** Every frame that a scene stands in, from the head of an article to the thumbnail in the basket and the ticket on a tablet. */
const FRAMES = [16 / 7, 2, 16 / 9, 16 / 10, 3 / 2, 4 / 3, 1, 3 / 4];

/** What of an axis is to be seen, in percent, when the picture fills its frame and holds on to a point. */
function seen(share: number, focus: number): [number, number] {
	const start = focus * (1 - Math.min(share, 1));
	return [start, start + Math.min(share, 1) * 100];
}

test("the yellow chair is whole in every crop of every demo picture", () => {
	const chairs = readChairs();
	const scenes = [...collectMedia(readContent()).images].filter(([, path]) => path.startsWith("/media/scenes/"));
	expect(scenes.length).toBeGreaterThan(60);
	for (const [name, path] of scenes) {
		const focus = focusOf(path);
		if (!focus || !chairs[name]) throw new Error(`Where is the chair of ${name}?`);
		expect([focus.x % 5, focus.y % 5]).toEqual([0, 0]);
		const [left, top, right, bottom] = chairs[name].chair;
		for (const frame of FRAMES) {
			const [fromX, toX] = seen(frame / SCENE, focus.x);
			const [fromY, toY] = seen(SCENE / frame, focus.y);
			const isWhole = fromX <= left && right <= toX && fromY <= top && bottom <= toY;
			expect([name, frame, isWhole]).toEqual([name, frame, true]);
		}
	}
});
