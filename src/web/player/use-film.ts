import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { FILM_ID, secondIn } from "./film-address.ts";
import { sectionAt } from "./sections.ts";
import { playFrom } from "./start.ts";

/** Ties what stands beside a player, such as a list of chapters, to its film. */
export interface FilmLink {
	video: HTMLVideoElement | null;
	/** For the player's `onVideo`. */
	attach: (video: HTMLVideoElement | null) => void;
}

/** '?t=41' in the page's address makes the film begin there. */
export function useFilm(): FilmLink {
	const [video, attach] = useState<HTMLVideoElement | null>(null);
	useEffect(() => {
		const second = secondIn(window.location.search);
		if (video && second !== null) video.currentTime = second;
	}, [video]);
	return { video, attach };
}

/** The same second for those who may not watch. The page as the server has it is one for all seconds. */
export function useWantedSecond(): number | null {
	const { search } = useLocation();
	return useHydrated() ? secondIn(search) : null;
}

/** For a link that leads into the film: the page stays, the film plays. */
export function jumpTo({ video }: FilmLink, seconds: number) {
	return (event: MouseEvent) => {
		if (!video || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const player = document.getElementById(FILM_ID);
		player?.scrollIntoView({ block: "nearest" });
		player?.focus({ preventScroll: true });
		playFrom(video, seconds);
	};
}

/** Which section runs; none before the film has begun. */
export function useCurrentSection({ video }: FilmLink, sections: readonly { start_seconds: number }[]): number {
	const [current, setCurrent] = useState(-1);
	useEffect(() => {
		if (!video) return;
		const look = () => setCurrent(video.played.length > 0 ? sectionAt(sections, video.currentTime) : -1);
		const events = ["timeupdate", "seeked", "emptied"];
		for (const event of events) video.addEventListener(event, look);
		return () => {
			for (const event of events) video.removeEventListener(event, look);
		};
	}, [video, sections]);
	return current;
}
