import { lazy, Suspense, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { imageAddress } from "#contract/images.ts";
import { type RenewLink, useSource } from "./use-source.ts";

const Controls = lazy(() => import("./controls.tsx"));

interface PlayerProps {
	title: string;
	/** Path of the mp4 file. */
	path: string;
	/** Path of the German captions. */
	captions: string | null;
	poster: string;
	/** Name of the large button, such as 'Teaser abspielen'. */
	playLabel: string;
	/** For a signed path, which expires. */
	renew?: RenewLink;
	/** A second medium that runs together with the video, such as a sound description. */
	companion?: HTMLMediaElement | null;
}

/** One player for teasers, free and bought videos. Until its controls have come, or without scripts, the browser's own stand in. */
export function Player({ title, path, captions, poster, playLabel, renew, companion }: PlayerProps) {
	const box = useRef<HTMLDivElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const hydrated = useHydrated();
	const [ready, setReady] = useState(false);
	const [started, setStarted] = useState(false);
	const { source, failed, tryAgain } = useSource(video, path, renew);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
		<div
			ref={box}
			data-player=""
			role="group"
			aria-label={`Video: ${title}`}
			tabIndex={-1}
			className="on-deep relative aspect-video overflow-hidden rounded-xl bg-holunder-950 [--focus-halo:var(--color-holunder-900)] [&:fullscreen]:aspect-auto [&:fullscreen]:rounded-none"
		>
			{/* biome-ignore lint/a11y/useMediaCaption: the track below is there whenever the video has captions */}
			<video
				ref={video}
				controls={!ready}
				controlsList="nodownload"
				preload="none"
				playsInline
				poster={imageAddress(poster)}
				onPlay={() => setStarted(true)}
				className={classNames("size-full", started ? "object-contain" : "object-cover")}
			>
				<source src={source} type="video/mp4" />
				{captions && <track kind="captions" srcLang="de" label="Deutsch" src={captions} />}
			</video>
			{hydrated && (
				<Suspense>
					<Controls
						video={video}
						box={box}
						companion={companion}
						playLabel={playLabel}
						failed={failed}
						onTryAgain={tryAgain}
						onReady={setReady}
					/>
				</Suspense>
			)}
		</div>
	);
}
