import { expect, test } from "vitest";
import { focusOf, imageAddress, imageSources, socialImage, withFocus } from "./images.ts";

test("the preview picture of a scene lies beside it", () => {
	expect(socialImage("/media/scenes/artikel-x-1a2b3c4d-1280.webp")).toBe("/media/scenes/artikel-x-1a2b3c4d-social.jpg");
	expect(socialImage("/media/scenes/seminar-24-stunden-800.webp")).toBe("/media/scenes/seminar-24-stunden-social.jpg");
});

test.each(["/media/portraits/x-1a2b3c4d-480.webp", "/media/scenes/x.png", "https://elsewhere.example/x.jpg", ""])(
	"there is none for %s",
	(path) => {
		expect(socialImage(path)).toBeNull();
	},
);

const PATH = "/media/scenes/artikel-x-1a2b3c4d-1280.webp";

test("what a crop keeps in sight stands behind the path and is read from it", () => {
	const path = withFocus(PATH, { x: 35, y: 60 });
	expect(path).toBe(`${PATH}#focus=35,60`);
	expect(focusOf(path)).toEqual({ x: 35, y: 60 });
	expect(focusOf(`${PATH}#focus=120,0`)).toEqual({ x: 100, y: 0 });
	for (const unknown of [PATH, `${PATH}#focus=`, `${PATH}#focus=a,b`, ""]) expect(focusOf(unknown)).toBeNull();
});

test("addresses that others get are those of the files", () => {
	const path = withFocus(PATH, { x: 35, y: 60 });
	expect(imageAddress(path)).toBe(PATH);
	expect(socialImage(path)).toBe("/media/scenes/artikel-x-1a2b3c4d-social.jpg");
	expect(imageSources(path)).toEqual(imageSources(PATH));
	expect(imageSources(path).webp).toContain("/media/scenes/artikel-x-1a2b3c4d-800.webp 800w");
});
