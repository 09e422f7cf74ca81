import { createMediaStore } from "media-chrome/media-store/media-store";
import { MediaProvider } from "media-chrome/react/media-store";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { ControlLayer, type ControlLayerProps } from "./control-layer.tsx";
import { playTogether } from "./media-sync.ts";
import "./controls.css";

type MediaStore = ReturnType<typeof createMediaStore>;

/** Nothing is stored in the browser. */
const OPTIONS = { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true };

interface ControlsProps
	extends Pick<ControlLayerProps, "playLabel" | "seconds" | "chapters" | "next" | "started" | "onStart"> {
	video: RefObject<HTMLVideoElement | null>;
	box: RefObject<HTMLElement | null>;
	companion?: HTMLMediaElement | null;
	failed: boolean;
	onTryAgain: () => void;
	onReady: (ready: boolean) => void;
}

interface Parts {
	video: HTMLVideoElement;
	box: HTMLElement;
	store: MediaStore;
}

/**
 * Our own controls over the state of media-chrome. Its ready-made elements bring <style> elements in their shadow roots,
 * which our content security policy does not let through.
 */
export default function Controls({ video, box, companion, failed, onTryAgain, onReady, ...layer }: ControlsProps) {
	const [parts, setParts] = useState<Parts | null>(null);

	useEffect(() => {
		if (!video.current || !box.current) return;
		const store = createMediaStore({
			media: video.current,
			fullscreenElement: box.current,
			documentElement: document,
			options: OPTIONS,
		});
		setParts({ video: video.current, box: box.current, store });
		onReady(true);
		return () => onReady(false);
	}, [video, box, onReady]);

	useEffect(
		() => (companion && video.current ? playTogether(video.current, companion) : undefined),
		[companion, video],
	);

	if (!parts) return null;
	return (
		<MediaProvider mediaStore={parts.store}>
			{failed ? <Failure onTryAgain={onTryAgain} /> : <ControlLayer {...layer} video={parts.video} box={parts.box} />}
		</MediaProvider>
	);
}

function Failure({ onTryAgain }: { onTryAgain: () => void }) {
	return (
		<div
			role="alert"
			className="relative col-start-1 row-start-1 grid place-content-center gap-4 bg-holunder-950/90 p-5 text-center"
		>
			<p>Das Video lässt sich gerade nicht laden.</p>
			<Button variant="sun" size="sm" className="justify-self-center" onClick={onTryAgain}>
				Noch einmal versuchen
			</Button>
		</div>
	);
}
