/** What a film needs before its first play. */
interface Startable {
	readyState: number;
	currentTime: number;
	load: () => void;
}

const HAVE_NOTHING = 0;

/**
 * WebKit keeps a wrong length and waits for ever when somebody has asked for what can be sought before anything was
 * loaded, as the store of the controls does; loading anew before the first play heals it.
 */
export function prepare(video: Startable): void {
	if (video.readyState !== HAVE_NOTHING) return;
	const { currentTime } = video;
	video.load();
	if (currentTime > 0) video.currentTime = currentTime;
}

/** Goes to a second and plays from there. */
export function playFrom(video: HTMLVideoElement, seconds: number): void {
	prepare(video);
	video.currentTime = seconds;
	void video.play().catch(() => {});
}
