interface Section {
	start_seconds: number;
}

/** A browser lands a little before the second it was asked for. */
const TOLERANCE_SECONDS = 0.05;

/** Which section of a film runs at a second; -1 before the first. */
export const sectionAt = (sections: readonly Section[], seconds: number): number =>
	sections.findLastIndex(({ start_seconds }) => start_seconds <= seconds + TOLERANCE_SECONDS);

/** How long a section is: until the next, the last until the end of the film. */
export function sectionSeconds(sections: readonly Section[], index: number, filmSeconds: number | null): number | null {
	const start = sections[index]?.start_seconds;
	const end = sections[index + 1]?.start_seconds ?? filmSeconds;
	return start !== undefined && end !== null && end > start ? end - start : null;
}
