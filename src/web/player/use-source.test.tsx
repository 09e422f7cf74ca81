// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { type RenewLink, useSource } from "./use-source.ts";

let root: Root;
// React asks for it before a test lets it work.
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => act(async () => root.unmount()));

function Sample({ hls, renew }: { hls: string | null; renew?: RenewLink }) {
	const video = useRef<HTMLVideoElement>(null);
	const { source, type, failed } = useSource(video, { path: "/film", hls }, renew);
	return (
		// biome-ignore lint/a11y/useMediaCaption: nothing is said in it
		<video ref={video} data-failed={failed}>
			<source src={source} type={type} />
		</video>
	);
}

/** In a browser that plays pieces, or in one that does not. */
async function render(plays: boolean, hls: string | null, renew?: RenewLink): Promise<HTMLVideoElement> {
	HTMLVideoElement.prototype.canPlayType = () => (plays ? "maybe" : "");
	const box = document.createElement("div");
	root = createRoot(box);
	await act(async () => root.render(<Sample hls={hls} {...(renew ? { renew } : {})} />));
	return box.querySelector("video") as HTMLVideoElement;
}

const shown = (video: HTMLVideoElement) => video.querySelector("source")?.getAttribute("src");
const fail = (video: HTMLVideoElement) => act(async () => void video.dispatchEvent(new Event("error")));

test("COURSE-03 pieces are taken where the browser plays them, else the file", async () => {
	const phone = await render(true, "/pieces");
	expect(phone.innerHTML).toContain('src="/pieces" type="application/vnd.apple.mpegurl"');
	expect((await render(false, "/pieces")).innerHTML).toContain('src="/film" type="video/mp4"');
	expect(shown(await render(true, null))).toBe("/film");
});

test("COURSE-03 a link that ran out is renewed; pieces that fail again give way to the file, and then it is told", async () => {
	const renew = vi.fn<RenewLink>().mockResolvedValue({ path: "/film-2", hls: "/pieces-2" });
	const video = await render(true, "/pieces", renew);
	await fail(video);
	expect(shown(video)).toBe("/pieces-2");
	await fail(video);
	expect([shown(video), video.dataset.failed]).toEqual(["/film-2", "false"]);
	await fail(video);
	expect(video.dataset.failed).toBe("true");
	expect(renew).toHaveBeenCalledTimes(1);
});

test("COURSE-03 a link that runs out while the film plays is renewed each time", async () => {
	let count = 1;
	const video = await render(true, "/pieces", async () => {
		count += 1;
		return { path: `/film-${count}`, hls: `/pieces-${count}` };
	});
	for (const expected of ["/pieces-2", "/pieces-3"]) {
		await fail(video);
		expect(shown(video)).toBe(expected);
		await act(async () => void video.dispatchEvent(new Event("loadeddata")));
	}
});
