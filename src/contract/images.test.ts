import { expect, test } from "vitest";
import { socialImage } from "./images.ts";

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
