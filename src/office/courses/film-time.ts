/** 222.5 → "3:42"; with thousandths where asked: "3:42,500". */
export function filmTime(seconds: number, exact = false): string {
	const thousandths = exact ? Math.round(seconds * 1000) : Math.floor(seconds) * 1000;
	const whole = Math.floor(thousandths / 1000);
	const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const two = (number: number) => String(number).padStart(2, "0");
	const words = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
	return exact ? `${words},${String(thousandths % 1000).padStart(3, "0")}` : words;
}

/** "3:42", "1:03:42" or "3:42,5"; what is no time is not a number. */
export function secondsIn(words: string): number {
	const parts = words.trim().replace(",", ".").split(":");
	if (parts.length > 3 || !parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return Number.NaN;
	return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
