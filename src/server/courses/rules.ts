import type { Lack } from "#contract/office/course-writing.ts";
import { type FilmRow, isPlayable } from "#server/media/film-rules.ts";

/** "52 Minuten", as the film says it. */
export function lengthWords(seconds: number): { minutes: number; duration: string } {
	const minutes = Math.max(1, Math.round(seconds / 60));
	return { minutes, duration: minutes === 1 ? "1 Minute" : `${minutes} Minuten` };
}

interface Parts {
	video: FilmRow | null;
	video_captions: object | null;
	teaser: FilmRow | null;
	teaser_captions: object | null;
	image: string;
	image_alt: string;
}

/** COURSE-01: what must be there before anybody sees the course. */
export function lacksOf({ video, teaser, ...parts }: Parts): Lack[] {
	const lacks: Record<Lack, boolean> = {
		video: !video,
		video_unplayable: video !== null && !isPlayable(video),
		video_captions: !parts.video_captions,
		teaser: !teaser,
		teaser_unplayable: teaser !== null && !isPlayable(teaser),
		teaser_captions: !parts.teaser_captions,
		image: parts.image === "",
		image_alt: parts.image_alt === "",
	};
	return (Object.keys(lacks) as Lack[]).filter((lack) => lacks[lack]);
}
