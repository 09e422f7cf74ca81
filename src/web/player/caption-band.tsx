import { useMediaSelector } from "media-chrome/react/media-store";
import { useEffect, useState } from "react";

const textOf = (cue: TextTrackCue): string => ("text" in cue ? String(cue.text).replace(/<[^>]*>/g, "") : "");

/** What is said now. */
function useCaption(video: HTMLVideoElement, showing: boolean): string {
	const [caption, setCaption] = useState("");
	useEffect(() => {
		const track = Array.from(video.textTracks).find(({ mode }) => mode === "showing");
		if (!showing || !track) return;
		const read = () => setCaption(Array.from(track.activeCues ?? [], textOf).join("\n"));
		read();
		track.addEventListener("cuechange", read);
		return () => track.removeEventListener("cuechange", read);
	}, [video, showing]);
	return caption;
}

/** On a phone captions have a band of their own below the picture, always two lines high: nothing jumps. */
export function CaptionBand({ video }: { video: HTMLVideoElement }) {
	const showing = useMediaSelector((state) => (state.mediaSubtitlesShowing ?? []).length > 0);
	const caption = useCaption(video, showing);
	if (!showing) return null;
	return (
		<p
			lang="de"
			className="grid min-h-16 place-items-center px-4 pt-2 pb-3 text-center text-lg leading-entry font-medium text-balance sm:hidden"
		>
			{caption}
		</p>
	);
}
