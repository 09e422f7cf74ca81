import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import type { Chapter, Film } from "#contract/courses.ts";
import { imageAddress } from "#contract/images.ts";
import type { NextStep } from "./end-panel.tsx";
import { FILM_ID } from "./film-address.ts";
import { type RenewLink, useSource } from "./use-source.ts";

const Controls = lazy(() => import("./controls.tsx"));

/** Of a film whose file has not told its own. */
const USUAL_SIZE = { width: 16, height: 9 };

interface PlayerProps {
	title: string;
	/** Path of the mp4 file. */
	path: string;
	/** Its German captions, the size of its picture and its length. */
	film: Pick<Film, "hls" | "captions" | "width" | "height" | "seconds">;
	poster: string;
	/** Name of the button that starts it, such as 'Teaser abspielen'. */
	playLabel: string;
	/** For a signed path, which expires. */
	renew?: RenewLink;
	/** A second medium that runs together with the video, such as a sound description. */
	companion?: HTMLMediaElement | null;
	chapters?: Chapter[];
	/** What can be done when the film is over. */
	next?: NextStep;
	/** For what stands beside the player and leads into the film. */
	onVideo?: (video: HTMLVideoElement | null) => void;
}

/** One player for teasers, free and bought videos. Until its controls have come, or without scripts, the browser's own stand in. */
export function Player({ title, path, film, poster, playLabel, renew, onVideo, ...rest }: PlayerProps) {
	const box = useRef<HTMLDivElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const hydrated = useHydrated();
	const [ready, setReady] = useState(false);
	const [started, setStarted] = useState(false);
	const { source, type, failed, tryAgain } = useSource(video, { path, hls: film.hls }, renew);
	useEffect(() => {
		onVideo?.(video.current);
		return () => onVideo?.(null);
	}, [onVideo]);
	const { width, height } = film.width && film.height ? { width: film.width, height: film.height } : USUAL_SIZE;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
		<div
			ref={box}
			id={FILM_ID}
			data-player=""
			role="group"
			aria-label={`Video: ${title}`}
			tabIndex={-1}
			className="on-deep grid overflow-hidden rounded-xl bg-holunder-950 [--focus-halo:var(--color-holunder-900)]"
		>
			<div className="relative col-start-1 row-start-1">
				{/* Holds the frame in the ratio of the film, whatever the poster's is. */}
				<svg data-film-frame="" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full" />
				{/* The poster is a little larger than its frame, whose height is seldom whole pixels. */}
				{/* biome-ignore lint/a11y/useMediaCaption: the track below is there whenever the video has captions */}
				<video
					ref={video}
					controls={!ready}
					controlsList="nodownload"
					preload="none"
					playsInline
					poster={imageAddress(poster)}
					onPlay={() => setStarted(true)}
					className={classNames("absolute inset-0 size-full", started ? "object-contain" : "scale-101 object-cover")}
				>
					<source src={source} type={type} />
					{film.captions && <track kind="captions" srcLang="de" label="Deutsch" src={film.captions} />}
				</video>
			</div>
			{hydrated && (
				<Suspense>
					<Controls
						{...rest}
						video={video}
						box={box}
						playLabel={playLabel}
						seconds={film.seconds}
						started={started}
						failed={failed}
						onTryAgain={tryAgain}
						onStart={() => setStarted(true)}
						onReady={setReady}
					/>
				</Suspense>
			)}
		</div>
	);
}
