interface Parts {
	hours: number;
	minutes: number;
	seconds: number;
}

function partsOf(time: number): Parts {
	const whole = time > 0 && Number.isFinite(time) ? Math.floor(time) : 0;
	return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** '0:41', '18:24', '1:14:02' */
export function formatClock(time: number): string {
	const { hours, minutes, seconds } = partsOf(time);
	return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

/** '11 Sek.', '58 Min.' */
export const shortLength = (seconds: number): string =>
	seconds < 60 ? `${Math.round(seconds)}\u00a0Sek.` : `${Math.round(seconds / 60)}\u00a0Min.`;

const counted = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** '1 Minute 32 Sekunden' */
function spokenTime(time: number): string {
	const { hours, minutes, seconds } = partsOf(time);
	return [
		hours > 0 && counted(hours, "Stunde", "Stunden"),
		minutes > 0 && counted(minutes, "Minute", "Minuten"),
		(seconds > 0 || (hours === 0 && minutes === 0)) && counted(seconds, "Sekunde", "Sekunden"),
	]
		.filter(Boolean)
		.join(" ");
}

export const spokenPosition = (time: number, duration: number): string =>
	duration > 0 ? `${spokenTime(time)} von ${spokenTime(duration)}` : spokenTime(time);
