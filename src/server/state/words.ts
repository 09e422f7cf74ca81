import { momentText } from "#server/outbox/moments.ts";

const UNITS = ["Byte", "kB", "MB", "GB", "TB"] as const;

/** "38,2 GB" */
export function bytesText(bytes: number): string {
	const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
	const number = bytes / 1000 ** power;
	const digits = power === 0 || number >= 100 ? 0 : 1;
	return `${number.toFixed(digits).replace(".", ",")}\u00a0${UNITS[power]}`;
}

export const momentOr = (moment: Date | null | undefined, none: string): string => (moment ? momentText(moment) : none);
